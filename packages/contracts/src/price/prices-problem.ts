import { categoriesOf, type Prices } from './price.rules.ts';

type Problem = { readonly path: readonly (string | number)[]; readonly message: string };

/**
 * Why the parts of what a package charges do not fit together: at which field, and a sentence. Null where
 * they do. Each part is right by itself (price.schema.ts).
 */
export const pricesProblemOf = (prices: Omit<Prices, 'price'>): Problem | null => {
  const { categories = [], seasons = [], groups = [], groupOf } = prices;
  const ids = categoriesOf(prices).map(({ id }) => id);
  for (const [index, { prices: ofSeason = {} }] of seasons.entries()) {
    const unknown = Object.keys(ofSeason).find((id) => !ids.includes(id));
    if (unknown !== undefined) return { path: ['seasons', index, 'prices'], message: `There is no category '${unknown}'.` };
    if (ofSeason[ids[0] ?? ''] === 0)
      return { path: ['seasons', index, 'prices'], message: 'The price of the first category must be above 0.' };
  }
  if (groupOf === undefined) return null;
  const priced = categories.findIndex(({ price }) => price !== undefined);
  if (priced >= 0)
    return { path: ['categories', priced, 'price'], message: 'With a price for the group no category has a price of its own.' };
  return groups.length > 0 ? { path: ['groups', 0], message: 'With a price for the group there are no group discounts.' } : null;
};
