import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A file of a typeface, with the characters that it may have. */
export type FontFile = {
  readonly family: string;
  readonly covers: (point: number) => boolean;
  readonly fileOf: (weight: number) => string;
};

/**
 * The first font that has a character is used, so general ones stand before those of one script, and
 * Vazirmatn before Noto's Arabic. Of Han, Chinese shapes stand before others. Every package is published
 * under the SIL Open Font License.
 */
export const FONT_PACKAGES = [
  'noto-sans',
  'vazirmatn',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-oriya',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-ol-chiki',
  'noto-sans-meetei-mayek',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-syriac',
  'noto-sans-thaana',
  'noto-sans-nko',
  'noto-sans-tifinagh',
  'noto-sans-ethiopic',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-thai',
  'noto-sans-lao',
  'noto-sans-khmer',
  'noto-sans-myanmar',
  'noto-serif-tibetan',
  'noto-sans-mongolian',
  'noto-sans-cherokee',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-emoji',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
] as const;

const { resolve } = createRequire(import.meta.url);

const coveringOf = (ranges: string): FontFile['covers'] => {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (point) => bounds.some(([from, to]) => from <= point && point <= to);
};

/**
 * Each package has files for parts of its characters: `latin`, or `[12]` of Chinese. A file is read when a
 * text needs it.
 */
const filesOf = (name: string): FontFile[] => {
  const folder = dirname(resolve(`@fontsource/${name}/package.json`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const pathOf = (subset: string, weight: number): string => join(folder, 'files', `${name}-${subset}-${weight}-normal.woff`);
  return Object.entries(ranges).map(([part, points]) => {
    const subset = part.replaceAll(/[[\]]/g, '');
    // Some typefaces have one weight alone.
    const fileOf = (weight: number): string =>
      existsSync(pathOf(subset, weight)) ? pathOf(subset, weight) : pathOf(subset, 400);
    return { family: `${name} ${subset}`, covers: coveringOf(points), fileOf };
  });
};

/** Every file of every font, the preferred ones first. */
export const fontFiles: readonly FontFile[] = FONT_PACKAGES.flatMap(filesOf);
