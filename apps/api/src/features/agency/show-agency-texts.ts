import { type AgencyTextName, type AgencyTexts, agencyTextNames } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { AgencyTextsRecord } from './agency-texts.model.ts';
import { agencyTextsRepository } from './agency-texts.repository.ts';

type Needs = Pick<Dependencies, 'database'>;

export const presentAgencyTexts = (stored: AgencyTextsRecord | null): AgencyTexts => ({
  ...stored?.texts,
  version: stored?._id ?? 0,
  changedAt: stored?.at.toISOString() ?? null,
});

/** The present texts, or those of a version. @throws NOT_FOUND where there was no such version */
export const showAgencyTexts = async ({ database }: Needs, version?: number): Promise<AgencyTexts> => {
  const repository = agencyTextsRepository(database);
  if (version === undefined) return presentAgencyTexts(await repository.findLatest());
  const stored = await repository.findVersion(version);
  if (!stored) throw new ApiError('NOT_FOUND', t('There is no such version.'));
  return presentAgencyTexts(stored);
};

/** Which texts are written now. */
export const listWrittenTexts = async ({ database }: Needs): Promise<AgencyTextName[]> => {
  const { texts = {} } = (await agencyTextsRepository(database).findLatest()) ?? {};
  return agencyTextNames.filter((name) => texts[name] !== undefined);
};

/** What who books now agrees to; null where neither terms nor a privacy notice are written. */
export const agreedTextsNow = async ({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<{ version: number; at: Date } | null> => {
  const latest = await agencyTextsRepository(database).findLatest();
  const isAsked = latest?.texts.terms !== undefined || latest?.texts.privacy !== undefined;
  return latest && isAsked ? { version: latest._id, at: clock() } : null;
};
