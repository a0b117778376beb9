import { Blob, ClusterLevel, Direction, Face, Font, Buffer as ShapedText, shape } from 'harfbuzzjs';

type Glyph = { readonly advanceWidth: number };
/** What the library asks of a font. */
export type LibraryFont = {
  readonly characterSet: number[];
  getGlyph: (id: number, points?: number[]) => Glyph;
  hasGlyphForCodePoint: (point: number) => boolean;
  glyphForCodePoint: (point: number) => { readonly id: number };
  layout: (text: string, features: unknown, script: unknown, language: unknown, direction: 'ltr' | 'rtl') => unknown;
};

/** Says in which order letters are drawn (U+2066 to U+2069): needed until they are, and never drawn. */
export const ORDER = /[\u2066-\u2069]/;
const ORDERS = new RegExp(ORDER, 'g');

const pointsIn = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
/**
 * Letters in the parts that fonts draw; of Thai and Lao AM too, which only a compatibility form takes apart.
 */
const apart = (text: string): string => text.replaceAll(/[\u0e33\u0eb3]/g, (am) => am.normalize('NFKD')).normalize('NFD');
const composed = (points: readonly number[]): number[] => pointsIn(String.fromCodePoint(...points).normalize('NFC'));
/** What says the order has the glyph of a space, without its width, so it is read as one. */
const readable = (points: readonly number[]): number[] => pointsIn(String.fromCodePoint(...points).replaceAll(ORDERS, ' '));

/**
 * Which code points each glyph of a cluster stands for: a glyph that one has of its own keeps it, the others
 * are shared out in their order.
 */
const sharedOut = (ids: readonly number[], points: readonly number[], idOf: (point: number) => number): number[][] => {
  const left = [...points];
  const own = ids.map((id) => {
    const at = left.findIndex((point) => idOf(point) === id);
    return at < 0 ? [] : left.splice(at, 1);
  });
  const open = own.filter((of) => of.length === 0);
  for (const of of open) of.push(...left.splice(0, of === open.at(-1) ? left.length : 1));
  own.at(-1)?.push(...left);
  return own;
};

/**
 * Lets HarfBuzz choose and place the glyphs of the font, as browsers do: what the library brings itself
 * cannot read some fonts of India and Arabia.
 */
export const shapeByHarfbuzz = (font: LibraryFont, file: Uint8Array): void => {
  const shaped = new Font(new Face(new Blob(Uint8Array.from(file).buffer)));
  const idOf = (point: number): number => font.glyphForCodePoint(point).id;
  const { hasGlyphForCodePoint } = font;
  // The library would have another font draw what this one lacks. HarfBuzz draws nothing for it.
  font.hasGlyphForCodePoint = (point) => ORDER.test(String.fromCodePoint(point)) || hasGlyphForCodePoint.call(font, point);
  font.layout = (text, _features, _script, _language, direction) => {
    const buffer = new ShapedText();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    shape(shaped, buffer);
    const infos = buffer.getGlyphInfos();
    const places = buffer.getGlyphPositions();
    const drawn = infos.map(({ codepoint: id, cluster }, index) => ({ id, cluster, ...places[index] }));
    // Letters are shared out in the order in which they are read.
    if (direction === 'rtl') drawn.reverse();
    const starts = [...new Set(drawn.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
    const shares = new Map(
      starts.map((start, index) => {
        const ids = drawn.filter(({ cluster }) => cluster === start).map(({ id }) => id);
        const part = text.slice(start, starts[index + 1]);
        // A PDF tells who searches and copies one meaning of each glyph, so a vowel drawn as two is told as
        // its halves.
        const read = sharedOut(ids, pointsIn(apart(part)), idOf)
          .map(composed)
          .map(readable);
        return [start, sharedOut(ids, pointsIn(part), idOf).map((points, at) => ({ points, readAs: read[at] ?? points }))];
      }),
    );
    const glyphs = drawn.map(({ id, cluster }) => {
      const { points, readAs } = shares.get(cluster)?.shift() ?? { points: [], readAs: [] };
      return Object.create(font.getGlyph(id, points), { codePoints: { value: points }, readAs: { value: readAs } });
    });
    const positions = drawn.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }, index) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
      advanceWidth: glyphs[index].advanceWidth,
    }));
    return direction === 'rtl' ? { glyphs: glyphs.toReversed(), positions: positions.toReversed() } : { glyphs, positions };
  };
};
