import { isDeepStrictEqual } from 'node:util';
import { type AgencyTexts, type AgencyTextsForm, agencyTextNames } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { changedTranslations } from '../../translations/stored-translations.ts';
import { toldTranslations } from '../../translations/told-translations.ts';
import { agencyTextsRepository } from './agency-texts.repository.ts';
import { presentAgencyTexts } from './show-agency-texts.ts';

/** Without the texts, which may name persons; each version stays readable. */
const loggedOf = (texts: AgencyTexts) => ({
  version: texts.version,
  written: agencyTextNames.filter((name) => texts[name] !== undefined).join(', '),
  ...Object.fromEntries(
    Object.entries(toldTranslations(texts.translations)).map(([field, said]) => [field, Object.keys(said).join(', ')]),
  ),
});

/**
 * Adds a version of all texts; the former ones stay. Saving what is in force already adds none.
 * @throws CONFLICT where somebody else has changed them meanwhile
 */
export const editAgencyTexts = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { version, translations: sent, ...texts }: AgencyTextsForm,
): Promise<{ texts: AgencyTexts }> => {
  const repository = agencyTextsRepository(database);
  const latest = await repository.findLatest();
  const from = presentAgencyTexts(latest);
  if (version !== from.version) throw versionConflict('texts', from);
  const translations = changedTranslations(sent, {
    present: latest?.translations,
    from: latest?.texts ?? texts,
    to: texts,
  });
  const isSame = isDeepStrictEqual({ ...latest?.texts }, texts) && isDeepStrictEqual(latest?.translations ?? null, translations);
  if (isSame) return { texts: from };
  const next = { _id: version + 1, at: clock(), texts, ...(translations ? { translations } : {}) };
  if (!(await repository.add(next))) throw versionConflict('texts', presentAgencyTexts(await repository.findLatest()));
  const to = presentAgencyTexts(next);
  recordChange({ thing: 'agency texts', id: 'texts', from: loggedOf(from), to: loggedOf(to) });
  return { texts: to };
};
