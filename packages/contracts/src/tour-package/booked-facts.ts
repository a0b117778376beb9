import { type BookedFacts, bookedFactsSchema, type PackageFacts } from './facts.schema.ts';

/** Of the facts of a package those that a booking keeps; undefined where none of them is filled. */
export const bookedFactsIn = (facts: PackageFacts | null | undefined): BookedFacts | undefined => {
  const names = Object.keys(bookedFactsSchema.shape) as (keyof BookedFacts)[];
  const filled = names.flatMap((name) => (facts?.[name] === undefined ? [] : [[name, facts[name]]]));
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
};
