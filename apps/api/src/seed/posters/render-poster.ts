import sharp from 'sharp';
import { drawPoster, type PosterChoice } from './draw-poster.ts';

/** The size of a photograph from a camera, so that the demo exercises the same pipeline as an admin's upload (UI.md, 'Demo pictures'). */
const WIDTH = 1600;
const HEIGHT = 1067;

/** One poster as a JPEG of 1600 × 1067. */
export async function renderPoster(choice: PosterChoice): Promise<Buffer> {
  return sharp(Buffer.from(drawPoster(choice)))
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flatten()
    .jpeg({ quality: 88 })
    .toBuffer();
}
