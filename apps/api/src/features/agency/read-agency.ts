import type { Agency } from '@wayfarer/contracts';
import type { TranslatedLanguage } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { presentAgency } from './agency.presenter.ts';
import { agencyRepository } from './agency.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'config'>;

/** The present settings of the agency. @param comment names the query to the database */
export const readAgency = async ({ database, config }: Needs, comment?: string): Promise<Agency> =>
  presentAgency(await agencyRepository(database).find(comment), config);

/**
 * The same as travellers read it in a language.
 * @param language null for English; 'all' for English with every translation
 */
export const readAgencyIn = async ({ database, config }: Needs, language: TranslatedLanguage | 'all' | null): Promise<Agency> =>
  presentAgency(await agencyRepository(database).find(), config, language);
