import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { unpackWoff } from './unpack-woff.ts';

type Subset = {
  readonly family: string;
  readonly covers: (point: number) => boolean;
  readonly fileOf: (weight: number) => string;
};

/** The first font that has a letter is used. Vazirmatn for Arabic, because its dots are parts of the letters: in other fonts they are marks, which the library misplaces. */
const PACKAGES = ['noto-sans', 'vazirmatn', 'noto-sans-sc'] as const;
const WEIGHTS = [400, 700] as const;
/** Scripts without spaces break anywhere, and so does a word wider than its column. */
const LONGEST_WORD = 24;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const { resolve } = createRequire(import.meta.url);

const coveringOf = (ranges: string): Subset['covers'] => {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (point) => bounds.some(([from, to]) => from <= point && point <= to);
};

/** Each package has files for parts of its characters: `latin`, or `[12]` of Chinese. A file is read when a text needs it. */
const subsetsOf = (name: string): Subset[] => {
  const folder = dirname(resolve(`@fontsource/${name}/package.json`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges).map(([part, points]) => {
    const subset = part.replaceAll(/[[\]]/g, '');
    const family = `${name} ${subset}`;
    const fileOf = (weight: number): string => join(folder, 'files', `${name}-${subset}-${weight}-normal.woff`);
    return { family, covers: coveringOf(points), fileOf };
  });
};

const subsets = PACKAGES.flatMap(subsetsOf);
const found = subsets.find(({ family }) => family === 'noto-sans latin');
if (!found) throw new Error('The fonts for PDF documents are not installed.');
const basic = found;

Font.registerHyphenationCallback((word) =>
  word.length > LONGEST_WORD || UNSPACED.test(word) ? Array.from(word).flatMap((letter) => [letter, '']) : [word],
);

const unpacked = (file: string): string => `data:font/ttf;base64,${unpackWoff(readFileSync(file)).toString('base64')}`;

/**
 * Parts of one typeface have the same name, by which the library knows what it has embedded: under separate names each is embedded once, and
 * not again after each other part.
 */
const load = async ({ family, fileOf }: Subset): Promise<void> => {
  if (Font.getRegisteredFontFamilies().includes(family)) return;
  Font.register({ family, fonts: WEIGHTS.map((fontWeight) => ({ src: unpacked(fileOf(fontWeight)), fontWeight })) });
  for (const fontWeight of WEIGHTS) {
    const asked = { fontFamily: family, fontWeight };
    await Font.load(asked);
    const value = `${family} ${fontWeight}`.replaceAll(' ', '-');
    Object.defineProperty(Object(Font.getFont(asked)?.data), 'postscriptName', { value, configurable: true });
  }
};

/** The font families that a text needs, loaded, in fallback order. */
export const fontsFor = async (text: string): Promise<string[]> => {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const needed = new Set([basic, ...points.map((point) => subsets.find(({ covers }) => covers(point)) ?? basic)]);
  await Promise.all([...needed].map(load));
  return [...needed].map(({ family }) => family);
};
