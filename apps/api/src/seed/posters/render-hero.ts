import sharp from 'sharp';
import { drawHero, type HeroPage } from './draw-hero.ts';

interface HeroFile {
  /** As the website asks for it: `home-750.avif`. */
  readonly name: string;
  readonly bytes: Buffer;
}

interface Form {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Qualities. */
  readonly avif: number;
  readonly webp: number;
}

const wide = (width: number, avif: number, webp: number): Form => ({
  name: String(width),
  width,
  height: Math.round((width * 9) / 16),
  avif,
  webp,
});

/** Quality falls with the size: a large picture is shown large or on dense screens, where the eye forgives more. */
const WIDE = [wide(1280, 60, 78), wide(2000, 58, 76)];
/** For phones, to travel within one answer of a fresh connection, which holds some 14 kB: a phone's first paint waits for nothing longer. */
const PHONE = wide(750, 55, 74);
/** Home's fills a phone's screen, of which a wide picture would only be a strip, magnified. */
const TALL: Form = { name: 'phone', width: 640, height: 1144, avif: 55, webp: 68 };

/** The files of one picture, each as AVIF and as WebP: in three widths, Home's also upright. */
export async function renderHero(page: HeroPage): Promise<HeroFile[]> {
  const svg = Buffer.from(drawHero(page));
  const forms = [PHONE, ...WIDE, ...(page === 'home' ? [TALL] : [])];
  const files = forms.flatMap(({ name, width, height, avif, webp }) => {
    // Density scales the drawing itself, so that the largest file is not a magnified small one.
    const picture = sharp(svg, { density: (72 * Math.max(width, (height * 16) / 9)) / 1600 })
      .resize(width, height, { fit: 'cover' })
      .flatten();
    const chromaSubsampling = width < 1280 ? '4:2:0' : '4:4:4';
    return [
      { name: `${page}-${name}.avif`, bytes: picture.clone().avif({ quality: avif, effort: 6, chromaSubsampling }).toBuffer() },
      { name: `${page}-${name}.webp`, bytes: picture.clone().webp({ quality: webp, effort: 6 }).toBuffer() },
    ];
  });
  return Promise.all(files.map(async ({ name, bytes }) => ({ name, bytes: await bytes })));
}
