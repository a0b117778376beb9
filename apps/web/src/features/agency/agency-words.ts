import { agencyWordsOf, type TextTree, textsIn, treeOf, writtenAgency } from '@wayfarer/contracts';
import { siteSettings } from '../../shared/site-settings.ts';
import { operatorLabels } from './operator-labels.ts';
import { LABELS } from './setting-labels.ts';

type TypedWords = Parameters<typeof agencyWordsOf>[0] & { name: string };

/**
 * The English texts that an agency translates, as they are typed. Those that are still the product's are not
 * among them: travellers read them in the product's own words of their language.
 */
export const typedWordsOf = (values: TypedWords): TextTree => {
  const typed = agencyWordsOf(values);
  const ours = new Set(
    [values.name, siteSettings.agency.name].flatMap((name) => [...textsIn(agencyWordsOf(writtenAgency(name))).values()]),
  );
  const own = [...textsIn(typed)].map(([path, text]): [string, string] => [path, text.trim()]);
  return treeOf(typed, new Map(own.filter(([, text]) => text !== '' && !ours.has(text)))) ?? {};
};

const parts: Readonly<Record<string, (number: string) => string>> = {
  'figures//label': (number) => `What figure ${number} counts`,
  'clientReviews//trip': (number) => `Trip of review ${number}`,
  'clientReviews//words': (number) => `Words of review ${number}`,
  'travellerReviews//trip': (number) => `Trip of testimonial ${number}`,
  'travellerReviews//words': (number) => `Words of testimonial ${number}`,
};

/** The name of a text of the agency: 'Words of review 2' for `clientReviews/1/words`. */
export const agencyTextName = (path: string): string => {
  const [, operator = ''] = path.split('operator/');
  const number = /\d+/.exec(path)?.[0];
  const part = parts[path.replace(/\d+/, '')];
  if (part !== undefined && number !== undefined) return part(String(Number(number) + 1));
  const names: Readonly<Record<string, string>> = operator === '' ? LABELS : operatorLabels;
  return names[operator || path] ?? path;
};
