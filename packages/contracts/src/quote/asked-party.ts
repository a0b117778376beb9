import { t } from '@wayfarer/words';
import { MAX_PERSONS } from '../booking/booking.rules.ts';
import { isTooYoung } from '../price/old-enough.ts';
import { type Category, categoriesOf, type Prices } from '../price/price.rules.ts';
import { type Party, personsOf } from './party.ts';

/**
 * Whom a search asks for. Each package has kinds of travellers of its own; where it has none of that id, the
 * one that these ages belong to.
 */
const ages = {
  adult: { minAge: 18, maxAge: 59 },
  child: { minAge: 2, maxAge: 11 },
  infant: { minAge: 0, maxAge: 1 },
} as const;
export type AskedKind = keyof typeof ages;
export const askedKinds = ['adult', 'child', 'infant'] as const satisfies readonly AskedKind[];
/** Kinds of which there is nobody are absent. */
export type AskedParty = { readonly [Kind in AskedKind]?: number };

const isAskedKind = (id: string): id is AskedKind => Object.hasOwn(ages, id);
const COUNT = /^([a-z]+)\.(\d{1,9})$/;
const wrongParty = (): string =>
  t('Enter who travels as adult.2_child.1_infant.1: whole numbers of adults, children and infants.');

/** 'adult.2_child.1' */
export const askedPartyText = (party: AskedParty): string =>
  askedKinds.flatMap((kind) => ((party[kind] ?? 0) > 0 ? [`${kind}.${party[kind]}`] : [])).join('_');

/** The party of a search as addresses write it; a sentence where it cannot be one. */
export const readAskedParty = (text: string): AskedParty | string => {
  const found: Partial<Record<AskedKind, number>> = {};
  for (const part of text.split('_')) {
    const [, kind = '', count] = COUNT.exec(part) ?? [];
    if (!isAskedKind(kind) || found[kind] !== undefined) return wrongParty();
    found[kind] = Number(count);
  }
  const party = Object.fromEntries(askedKinds.flatMap((kind) => (found[kind] ? [[kind, found[kind]]] : []))) as AskedParty;
  if (party.adult === undefined) return t('At least one adult must travel.');
  return personsOf(party) > MAX_PERSONS ? t('At most {most} persons can travel on one booking.', { most: MAX_PERSONS }) : party;
};

/** The same; undefined where the text is none. */
export const askedPartyIn = (text = ''): AskedParty | undefined => {
  const party = readAskedParty(text);
  return typeof party === 'string' ? undefined : party;
};

/** Whether everybody of some ages is of a category. */
const covers = ({ minAge, maxAge = Number.POSITIVE_INFINITY }: Category, of: { minAge: number; maxAge: number }): boolean =>
  minAge <= of.minAge && of.maxAge <= maxAge;

/** The category of a package that a kind of traveller belongs to; undefined where name and ages tell none. */
const categoryFor = (prices: Pick<Prices, 'categories'>, kind: string): Category | undefined => {
  const categories = categoriesOf(prices);
  return (
    categories.find(({ id }) => id === kind) ??
    (isAskedKind(kind) ? categories.find((category) => covers(category, ages[kind])) : undefined)
  );
};

/** A party by the categories of a package. Whom it has no category for is left out. */
export const partyBy = (prices: Pick<Prices, 'categories'>, asked: Party): Record<string, number> => {
  const party: Record<string, number> = {};
  for (const [kind, count] of Object.entries(asked)) {
    const category = categoryFor(prices, kind);
    if (category && (count !== 0 || category.id === kind)) party[category.id] = (party[category.id] ?? 0) + count;
  }
  return party;
};

/** That a trip has a place for them only by their age, and that it has none, of each kind of traveller. */
const strangerWords = {
  adult: {
    byAge: () => t('The price of adults depends on their ages.'),
    none: () => t('This trip does not take adults.'),
  },
  child: {
    byAge: () => t('The price of children depends on their ages.'),
    none: () => t('This trip does not take children.'),
  },
  infant: {
    byAge: () => t('The price of infants depends on their ages.'),
    none: () => t('This trip does not take infants.'),
  },
} as const satisfies Record<AskedKind, object>;

/** Why some of a party have no place on a trip, as a sentence; null where everybody has one. */
export const strangerProblemOf = (prices: Pick<Prices, 'categories'>, asked: Party): string | null => {
  for (const [kind, count] of Object.entries(asked)) {
    if (!isAskedKind(kind) || count === 0 || categoryFor(prices, kind)) continue;
    const { minAge, maxAge } = ages[kind];
    const isTaken = categoriesOf(prices).some((one) => one.minAge <= maxAge && (one.maxAge ?? maxAge) >= minAge);
    return isTaken ? strangerWords[kind].byAge() : strangerWords[kind].none();
  }
  return null;
};

/** Whether somebody of a party is younger than everybody must be. */
export const hasTooYoung = (prices: Pick<Prices, 'categories'>, asked: Party, minAge: number | undefined): boolean =>
  Object.entries(asked).some(([kind, count]) => {
    const category = categoryFor(prices, kind);
    // By its own ages, where the package does not say which ages the kind has.
    const ofKind = isAskedKind(kind) && category?.id !== kind ? ages[kind] : undefined;
    return count > 0 && [category, ofKind].some((of) => of && isTooYoung(of, minAge));
  });
