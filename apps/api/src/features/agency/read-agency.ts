import type { Agency } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { presentAgency } from './agency.presenter.ts';
import { agencyRepository } from './agency.repository.ts';

/** The present settings of the agency. @param comment names the query to the database */
export const readAgency = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  comment?: string,
): Promise<Agency> => presentAgency(await agencyRepository(database).find(comment), config);
