import type { TextTree } from '../translation/text-tree.ts';
import { factsSchema, type PackageFacts } from './facts.schema.ts';

/** The facts that are words. */
export const translatedFactsSchema = factsSchema.pick({
  highlights: true,
  included: true,
  notIncluded: true,
  toBring: true,
  meetingPoint: true,
  languages: true,
  questions: true,
});
const wordFacts = Object.keys(translatedFactsSchema.shape) as (keyof typeof translatedFactsSchema.shape)[];

type Named = { readonly id: string; readonly name: string };
type NamedExtra = Named & { readonly text?: string | undefined };
type Asked = { readonly id: string; readonly text: string; readonly choices?: string[] | undefined };

/** What of a package is texts, and where. */
export type TextsOfPackage = {
  readonly title: string;
  readonly description: string;
  readonly itinerary: readonly string[];
  readonly facts?: PackageFacts | null | undefined;
  readonly categories?: readonly Named[] | null | undefined;
  readonly seasons?: readonly { readonly name: string }[] | null | undefined;
  readonly extras?: readonly NamedExtra[] | null | undefined;
  readonly ownQuestions?: readonly Asked[] | null | undefined;
};

const pickFacts = (facts: PackageFacts): TextTree =>
  Object.fromEntries(wordFacts.flatMap((name): [string, TextTree][] => (facts[name] ? [[name, facts[name]]] : [])));

/** The texts of a package in the order of its page: what can be translated. */
export const packageTextsOf = ({ title, description, itinerary, ...more }: TextsOfPackage) =>
  ({
    title,
    description,
    itinerary,
    ...(more.facts ? { facts: pickFacts(more.facts) } : {}),
    ...(more.categories ? { categories: Object.fromEntries(more.categories.map(({ id, name }) => [id, name])) } : {}),
    ...(more.seasons ? { seasons: more.seasons.map(({ name }) => name) } : {}),
    ...(more.extras
      ? { extras: Object.fromEntries(more.extras.map(({ id, name, text }) => [id, text ? { name, text } : { name }])) }
      : {}),
    ...(more.ownQuestions
      ? {
          ownQuestions: Object.fromEntries(
            more.ownQuestions.map(({ id, text, choices }) => [id, choices ? { text, choices } : { text }]),
          ),
        }
      : {}),
  }) satisfies TextTree;

/** A package with its texts replaced, which have the same form. */
export const withPackageTexts = <Package extends TextsOfPackage>(
  tourPackage: Package,
  { title, description, itinerary, facts, ...named }: ReturnType<typeof packageTextsOf>,
): Package => ({
  ...tourPackage,
  title,
  description,
  itinerary,
  ...(tourPackage.facts ? { facts: { ...tourPackage.facts, ...(facts as object) } } : {}),
  ...(tourPackage.categories
    ? { categories: tourPackage.categories.map((one) => ({ ...one, name: named.categories?.[one.id] ?? one.name })) }
    : {}),
  ...(tourPackage.seasons
    ? { seasons: tourPackage.seasons.map((one, at) => ({ ...one, name: named.seasons?.[at] ?? one.name })) }
    : {}),
  ...(tourPackage.extras ? { extras: tourPackage.extras.map((one) => ({ ...one, ...named.extras?.[one.id] })) } : {}),
  ...(tourPackage.ownQuestions
    ? { ownQuestions: tourPackage.ownQuestions.map((one) => ({ ...one, ...named.ownQuestions?.[one.id] })) }
    : {}),
});
