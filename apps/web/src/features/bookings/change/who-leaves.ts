import { type Prices, personsOf, type Traveller } from '@wayfarer/contracts';
import { tn } from '../../../shared/words/words.ts';

/** Of one kind of travellers: who is named, and how many of them do not come along. */
export type TooMany = {
  readonly named: readonly { readonly id: string; readonly name: string }[];
  readonly leave: number;
};

/**
 * Where more are named than a party has, by kind. Places without a name go first, so that nobody has to be
 * chosen for these.
 */
export const tooManyNamed = (
  { categories }: Pick<Prices, 'categories'>,
  party: Readonly<Record<string, number>>,
  travellers: readonly Pick<Traveller, 'id' | 'name' | 'category'>[],
): TooMany[] => {
  const persons = personsOf(party);
  if (Number.isNaN(persons)) return [];
  // Null: of a package without kinds, or of a kind that it has no more.
  const kinds = categories ? [...categories.map(({ id }) => id), null] : [null];
  return kinds.flatMap((kind) => {
    const ofKind = travellers.filter(({ category }) => !categories || (category?.id ?? null) === kind);
    const named = ofKind.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
    const leave = named.length - (kind === null ? (categories ? 0 : persons) : (party[kind] ?? 0));
    return leave > 0 ? [{ named, leave }] : [];
  });
};

/** Who leaves of those that were chosen: never more of a kind than have to; the last chosen count. */
export const leavingOf = (tooMany: readonly TooMany[], chosen: readonly string[]): string[] =>
  tooMany.flatMap(({ named, leave }) => chosen.filter((id) => named.some((one) => one.id === id)).slice(-leave));

/** Whether somebody is still to be chosen. */
export const isSomebodyMissing = (tooMany: readonly TooMany[], leaving: readonly string[]): boolean =>
  leaving.length < tooMany.reduce((sum, { leave }) => sum + leave, 0);

/** 'Choose 1 person.' */
export const howManyLeave = (tooMany: readonly TooMany[]): string =>
  tn(
    tooMany.reduce((sum, { leave }) => sum + leave, 0),
    'Choose {n} person.',
    'Choose {n} persons.',
  );
