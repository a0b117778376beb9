import {
  movedTexts,
  packageTextsOf,
  type TextColumnName,
  type Texts,
  type TextsOfPackage,
  type TourPackageForm,
  textColumnNames,
  textColumns,
  tourPackageFormSchema,
  translationOf,
  treeOf,
  UnreadableText,
  withColumnText,
} from '@wayfarer/contracts';
import { type TranslatedLanguage, translatedLanguages } from '@wayfarer/words';
import { englishAfter, type TourPackageRecord } from '../../tour-packages/index.ts';
import type { Refused } from '../planned-line.ts';
import type { PackageLine } from './package-lines.ts';

type ReadTranslations = {
  /** The languages that say something else than before; null takes one away. */
  readonly fields: Pick<TourPackageForm, 'translations'>;
  readonly problems: readonly Refused[];
};

/** With the place of what has an id, as cells have it: a problem is told with the number of its entry. */
const byPlaces = ([name = '', ...inner]: readonly string[], english: TextsOfPackage): string[] => {
  if (name !== 'categories' && name !== 'extras' && name !== 'ownQuestions') return [name, ...inner];
  const [id, ...rest] = inner;
  return [name, String((english[name] ?? []).findIndex((one) => one.id === id)), ...rest];
};

const areSame = (some: Texts, others: Texts): boolean =>
  some.size === others.size && [...some].every(([path, text]) => others.get(path) === text);

/** What the columns of a language make of its texts. */
const textsSaid = (line: PackageLine, language: TranslatedLanguage, kept: Texts, english: TextsOfPackage) => {
  let texts = kept;
  const problems: Refused[] = [];
  const read = (name: TextColumnName): void => {
    const text = line.texts[`${name} ${language}`];
    if (text === undefined) return;
    try {
      texts = withColumnText(texts, name, text, english);
    } catch (thrown) {
      if (!(thrown instanceof UnreadableText)) throw thrown;
      problems.push({ path: ['translations', language, ...textColumns[name].path.split('/')], message: thrown.message });
    }
  };
  textColumnNames.forEach(read);
  return { texts, problems };
};

/**
 * Reads the texts in other languages from those columns that the file has. They translate the English as the
 * line leaves it. A language that says what the package has already is left out, so that what is older than
 * its English stays so.
 * @param form of the same line
 */
export const readTranslations = (
  line: PackageLine,
  present: TourPackageRecord | undefined,
  form: TourPackageForm,
): ReadTranslations => {
  const english = englishAfter(form, present);
  const [from, to] = [packageTextsOf(present ?? english), packageTextsOf(english)];
  const problems: Refused[] = [];
  const changed = translatedLanguages.flatMap((language) => {
    if (textColumnNames.every((name) => line.texts[`${name} ${language}`] === undefined)) return [];
    const kept = movedTexts(translationOf(present?.translations?.[language]).texts, from, to);
    const said = textsSaid(line, language, kept, english);
    const sent = { [language]: treeOf(to, said.texts) ?? null };
    const { data, error } = tourPackageFormSchema.shape.translations.safeParse(sent);
    const refused = (error?.issues ?? []).map(({ path: [code, ...path], message }) => ({
      path: ['translations', String(code), ...byPlaces(path.map(String), english)],
      message,
    }));
    problems.push(...said.problems, ...refused);
    const own = data?.[language] ?? undefined;
    return areSame(kept, translationOf(own).texts) ? [] : [[language, own ?? null] as const];
  });
  return { fields: changed.length === 0 ? {} : { translations: Object.fromEntries(changed) }, problems };
};
