import { type Catalogue, ENGLISH, speakFrom } from '@wayfarer/words';
import { afterEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './define-endpoints.ts';
import { everyEndpoint } from './every-entity.ts';

/** Has each text, in brackets. */
const texts = new Proxy<Catalogue['texts']>({}, { get: (_, text) => [`[${String(text)}]`] });
afterEach(() => speakFrom(() => ENGLISH));

type Part = z.core.$ZodType | z.core.$ZodCheck;
type Def = Record<string, unknown> & { error?: z.core.$ZodErrorMap };

const partsOf = (values: readonly unknown[]): Part[] => values.flat().filter((value) => Object(value)._zod) as Part[];

/** Every schema and every rule inside of a schema, itself included. */
const partsIn = (part: Part): Part[] => {
  const { shape, ...inner } = part._zod.def as unknown as Def;
  return [part, ...partsOf([...Object.values(inner), ...Object.values(shape ?? {})]).flatMap(partsIn)];
};

/** What each part of a schema says where it refuses a value, as far as it says something of its own. */
const sentencesOf = (part: Part): string[] =>
  partsIn(part).flatMap(({ _zod }) => {
    const said = (_zod.def as unknown as Def).error?.({ code: 'custom', input: undefined, path: [], message: '' } as never);
    return said === undefined || said === null ? [] : [typeof said === 'string' ? said : said.message];
  });

/** Calls that need no permission. */
const travellersCalls = Object.entries<Endpoint>(everyEndpoint).filter(
  ([, { access }]) => access === 'everyone' || access === 'signed-in',
);

test('what a call of a traveller or a visitor is refused with is said in the language of the page, once it is', () => {
  speakFrom(() => ({ language: 'xx', catalogue: { language: 'xx', texts } }));
  const said = travellersCalls.flatMap(([name, { params, query, headers, body }]) =>
    partsOf([params, query, headers, body]).flatMap((part) => sentencesOf(part).map((sentence) => ({ name, sentence }))),
  );
  // Some of them, which proves that sentences are found at all.
  expect(said).toContainEqual({ name: 'createBooking', sentence: '[Enter a date.]' });
  expect(said.filter(({ sentence }) => !/^\[.*\]$/.test(sentence))).toEqual([]);
});
