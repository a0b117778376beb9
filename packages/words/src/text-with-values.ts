type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** The values that a text has places for: those of 'From {day} on' are `{ day }`. */
export type ValuesOf<Text extends string> = { readonly [Name in NameIn<Text>]: string | number };

const PLACE = /\{(\w+)\}/g;

/** The names of the values of a text, each once, in order of the alphabet. */
export const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))].toSorted();

/** A text with its values. A value is inserted as it is: braces in it are no place for another one. */
export const fill = (text: string, values: object | undefined): string =>
  values === undefined
    ? text
    : text.replaceAll(PLACE, (place, name: string) =>
        String((values as Readonly<Record<string, string | number>>)[name] ?? place),
      );
