import sharp from 'sharp';
import { drawHero, type HeroPage } from './draw-hero.ts';

interface HeroFile {
  /** As the website asks for it: `home-640.avif`. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Quality falls with the size: a large picture is shown large or on dense screens, where the eye forgives more. */
const WIDTHS = [
  { width: 640, avif: 62, webp: 80 },
  { width: 1280, avif: 60, webp: 78 },
  { width: 2000, avif: 58, webp: 76 },
] as const;

/** Six files of one picture, AVIF and WebP in three widths. */
export async function renderHero(page: HeroPage): Promise<HeroFile[]> {
  const svg = Buffer.from(drawHero(page));
  const files = WIDTHS.flatMap(({ width, avif, webp }) => {
    // Density scales the drawing itself, so that the largest file is not a magnified small one.
    const picture = sharp(svg, { density: (72 * width) / 1600 })
      .resize(width, (width * 9) / 16, { fit: 'cover' })
      .flatten();
    return [
      { name: `${page}-${width}.avif`, bytes: picture.clone().avif({ quality: avif, effort: 6 }).toBuffer() },
      { name: `${page}-${width}.webp`, bytes: picture.clone().webp({ quality: webp, effort: 6 }).toBuffer() },
    ];
  });
  return Promise.all(files.map(async ({ name, bytes }) => ({ name, bytes: await bytes })));
}
