import { BASE_LANGUAGE, spokenLanguage, t } from '@wayfarer/words';
import { type Category, categoriesOf, type Prices } from '../price/price.rules.ts';

/** How many of each category travel, by the ids of categories. */
export type Party = Readonly<Record<string, number>>;

/** The party of an order that may name only how many persons travel: all of the first category then. */
export const partyOf = (prices: Pick<Prices, 'categories'>, order: { party?: Party | undefined; totalPersons: number }): Party =>
  order.party ?? { [categoriesOf(prices)[0].id]: order.totalPersons };

export const personsOf = (party: Party): number => Object.values(party).reduce((sum, count) => sum + count, 0);

/** How many seats a party takes. */
export const seatsOf = (prices: Pick<Prices, 'categories'>, party: Party): number =>
  categoriesOf(prices).reduce((sum, { id, seats = 1 }) => sum + (party[id] ?? 0) * seats, 0);

/**
 * The operator's name of a kind of travellers within a sentence: small in English, 'adult'; as it is written
 * in other languages, whose nouns may not be.
 */
export const nameWithin = (name: string): string => (spokenLanguage() === BASE_LANGUAGE ? name.toLowerCase() : name);

/** 'an adult'; in other languages the name alone. */
export const withArticle = ({ name }: Category): string => {
  if (spokenLanguage() !== BASE_LANGUAGE) return name;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${nameWithin(name)}`;
};
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a party cannot book a package, as a sentence. Null where it can. */
export const partyProblemOf = (
  prices: Pick<Prices, 'categories'>,
  { party, totalPersons }: { party: Party; totalPersons: number },
): string | null => {
  const categories = categoriesOf(prices);
  const [first] = categories;
  const unknown = Object.keys(party).find((id) => !categories.some((category) => category.id === id));
  if (unknown !== undefined) return t('The kinds of travellers of this trip have changed. Please choose again.');
  if (personsOf(party) !== totalPersons) return t('The travellers by kind do not add up to the number of persons.');
  const present = categories.filter(({ id }) => (party[id] ?? 0) > 0);
  if (present.some((category) => category === first || category.alone)) return null;
  const [accompanied] = present;
  return accompanied
    ? t('{kind} travels with {companion}.', {
        kind: asSentence(withArticle(accompanied)),
        companion: withArticle(first),
      })
    : t('At least one person must travel.');
};
