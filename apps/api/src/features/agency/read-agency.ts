import type { Agency } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { presentAgency } from './agency.presenter.ts';
import { agencyRepository } from './agency.repository.ts';

/** What the agency says of itself at this moment. */
export const readAgency = async ({ database, config }: Pick<Dependencies, 'database' | 'config'>): Promise<Agency> =>
  presentAgency(await agencyRepository(database).find(), config);
