import { readFileSync } from 'node:fs';
import { Font } from '@react-pdf/renderer';
import { type FontFile, fontFiles } from './font-files.ts';
import { type LibraryFont, ORDER, shapeByHarfbuzz } from './shape-by-harfbuzz.ts';
import { unpackWoff } from './unpack-woff.ts';

/** A part of a text that one font draws. */
export type Run = { readonly fontFamily: string; readonly text: string };
/** Splits a text into the parts that one font draws each. */
export type SplitByFont = (text: string) => Run[];

type LoadedFont = { readonly fontFamily: string; readonly has: (point: string) => boolean };

const WEIGHTS = [400, 700] as const;
/** What no font has is drawn as this. */
const STAND_IN = '□';
/** It says how others are drawn, and is left out where a font does not know it. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string): string[] => Array.from(characters.segment(text), ({ segment }) => segment);
const pointOf = (letter: string): number => letter.codePointAt(0) ?? 0;

const dataOf = (file: Buffer): string => `data:font/ttf;base64,${file.toString('base64')}`;

/**
 * Parts of one typeface have the same name, by which the library knows what it has embedded: under separate
 * names each is embedded once, and not again after each other part.
 */
const load = async ({ family, fileOf }: FontFile): Promise<LoadedFont> => {
  const files = WEIGHTS.map((fontWeight) => ({ fontWeight, file: unpackWoff(readFileSync(fileOf(fontWeight))) }));
  Font.register({ family, fonts: files.map(({ fontWeight, file }) => ({ src: dataOf(file), fontWeight })) });
  const points = new Set<number>();
  for (const { fontWeight, file } of files) {
    const asked = { fontFamily: family, fontWeight };
    await Font.load(asked);
    const data: LibraryFont = Object(Font.getFont(asked)?.data);
    const value = `${family} ${fontWeight}`.replaceAll(' ', '-');
    Object.defineProperty(data, 'postscriptName', { value, configurable: true });
    shapeByHarfbuzz(data, file);
    for (const point of data.characterSet) points.add(point);
  }
  return { fontFamily: family, has: (letter) => points.has(pointOf(letter)) };
};

const loading = new Map<FontFile, Promise<LoadedFont>>();
const fontOf = (file: FontFile): Promise<LoadedFont> => {
  const font = loading.get(file) ?? load(file);
  loading.set(file, font);
  return font;
};

/** The character as the font draws it. Null where it lacks something visible of it. */
const drawnBy = (font: LoadedFont, character: string): Run | null => {
  const letters = Array.from(character);
  if (!letters.every((letter) => font.has(letter) || INVISIBLE.test(letter))) return null;
  return {
    fontFamily: font.fontFamily,
    text: letters.filter((letter) => letter === '\n' || ORDER.test(letter) || font.has(letter)).join(''),
  };
};

/** The first font, loaded, that has all of the character. A file may lack what its range promises. */
const wholeOf = async (character: string): Promise<Run | null> => {
  const visible = Array.from(character).filter((letter) => !INVISIBLE.test(letter));
  for (const file of fontFiles.filter(({ covers }) => visible.every((letter) => covers(pointOf(letter))))) {
    const run = drawnBy(await fontOf(file), character);
    if (run) return run;
  }
  return null;
};

/** A character in parts only where no font has all of it in any form; what none has is a stand-in. */
const runsOf = async (character: string): Promise<Run[]> => {
  if (ORDER.test(character)) return (await runsOf(' ')).map((run) => ({ ...run, text: character }));
  for (const form of [character, character.normalize('NFC'), character.normalize('NFD')]) {
    const run = await wholeOf(form);
    if (run) return [run];
  }
  const letters = Array.from(character);
  if (letters.length > 1) return (await Promise.all(letters.map(runsOf))).flat();
  return character === STAND_IN ? [] : runsOf(STAND_IN);
};

/**
 * Signs and spaces are drawn by the font of the letters before them, so that fonts change no more often than
 * needed; those of emoji are too wide.
 */
const append = (runs: Run[], next: Run, fonts: ReadonlyMap<string, LoadedFont>): void => {
  const last = runs.at(-1);
  const before = last && !last.fontFamily.startsWith('noto-emoji') && fonts.get(last.fontFamily);
  const follows = before && !LETTER_OR_NUMBER.test(next.text) ? drawnBy(before, next.text) : null;
  const run = follows ?? next;
  if (last?.fontFamily === run.fontFamily) runs.splice(-1, 1, { ...last, text: last.text + run.text });
  else runs.push(run);
};

/** What the templates write themselves. */
const ALWAYS = ['\n', '\r\n', STAND_IN, ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))];

/** Loads the fonts that the texts of a document need: each of its texts can then be split by them. */
export const loadFonts = async (texts: string): Promise<SplitByFont> => {
  const drawn = new Map<string, Run[]>();
  for (const character of new Set([...ALWAYS, ...charactersOf(texts)])) drawn.set(character, await runsOf(character));
  const fonts = new Map((await Promise.all(loading.values())).map((font) => [font.fontFamily, font]));
  const drawnOf = (character: string): Run[] => drawn.get(character) ?? drawn.get(STAND_IN) ?? [];
  return (text) => {
    const runs: Run[] = [];
    for (const run of charactersOf(text).flatMap(drawnOf)) append(runs, run, fonts);
    return runs;
  };
};
