import {
  type AgencyTextName,
  type AgencyTexts,
  agencyTextNames,
  isOlder,
  textsIn,
  translatedTexts,
  translationOf,
} from '@wayfarer/contracts';
import { type TranslatedLanguage, t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { translatedLanguageOrAll } from '../../translations/translated-language.ts';
import type { AgencyTextsRecord } from './agency-texts.model.ts';
import { agencyTextsRepository } from './agency-texts.repository.ts';

type Asked = { readonly version?: number | undefined; readonly language?: string | undefined };

type Stored = AgencyTextsRecord | null;

/** In English, with every translation. */
export const presentAgencyTexts = (stored: Stored): AgencyTexts => ({
  ...stored?.texts,
  version: stored?._id ?? 0,
  changedAt: stored?.at.toISOString() ?? null,
  ...(stored?.translations ? { translations: stored.translations } : {}),
});

/**
 * As travellers read them. They agree to what is in force: where the English has changed since it was
 * translated, it is read in English, as where it is not translated.
 * @param language null for English
 */
const agencyTextsIn = (stored: Stored, language: TranslatedLanguage | null): AgencyTexts => {
  const { translations, ...english } = presentAgencyTexts(stored);
  if (language === null) return english;
  const base = textsIn(stored?.texts);
  const translation = translationOf(translations?.[language]);
  const inForce = new Map([...translation.texts].filter(([name]) => !isOlder(base, translation, name)));
  const { texts, untranslated } = translatedTexts({ ...stored?.texts }, inForce);
  return { ...english, ...texts, untranslated: [...untranslated] };
};

/** The present texts, or those of a version. @throws NOT_FOUND where there was no such version */
export const showAgencyTexts = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  { version, language }: Asked,
): Promise<AgencyTexts> => {
  const repository = agencyTextsRepository(database);
  const stored = await (version === undefined ? repository.findLatest() : repository.findVersion(version));
  if (version !== undefined && stored === null) throw new ApiError('NOT_FOUND', t('There is no such version.'));
  const read = translatedLanguageOrAll(config, language);
  return read === 'all' ? presentAgencyTexts(stored) : agencyTextsIn(stored, read);
};

/** Which texts are written now. */
export const listWrittenTexts = async ({ database }: Pick<Dependencies, 'database'>): Promise<AgencyTextName[]> => {
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
