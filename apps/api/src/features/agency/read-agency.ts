import type { Agency } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { presentAgency } from './agency.presenter.ts';
import { agencyRepository } from './agency.repository.ts';

/** The present settings of the agency. */
export const readAgency = async ({ database, config }: Pick<Dependencies, 'database' | 'config'>): Promise<Agency> =>
  presentAgency(await agencyRepository(database).find(), config);
