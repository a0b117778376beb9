import { isDeepStrictEqual } from 'node:util';
import { type AgencyTexts, type AgencyTextsForm, agencyTextNames } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { agencyTextsRepository } from './agency-texts.repository.ts';
import { presentAgencyTexts } from './show-agency-texts.ts';

/** Without the texts, which may name persons; each version stays readable. */
const loggedOf = (texts: AgencyTexts) => ({
  version: texts.version,
  written: agencyTextNames.filter((name) => texts[name] !== undefined).join(', '),
});

/**
 * Adds a version of all texts; the former ones stay. Saving what is in force already adds none.
 * @throws CONFLICT where somebody else has changed them meanwhile
 */
export const editAgencyTexts = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { version, ...texts }: AgencyTextsForm,
): Promise<{ texts: AgencyTexts }> => {
  const repository = agencyTextsRepository(database);
  const latest = await repository.findLatest();
  const from = presentAgencyTexts(latest);
  if (version !== from.version) throw versionConflict('texts', from);
  if (isDeepStrictEqual({ ...latest?.texts }, texts)) return { texts: from };
  const next = { _id: version + 1, at: clock(), texts };
  if (!(await repository.add(next))) throw versionConflict('texts', presentAgencyTexts(await repository.findLatest()));
  const to = presentAgencyTexts(next);
  recordChange({ thing: 'agency texts', id: 'texts', from: loggedOf(from), to: loggedOf(to) });
  return { texts: to };
};
