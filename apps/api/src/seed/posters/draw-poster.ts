import { grain } from './drawing/grain.ts';
import { seededRandom } from './drawing/seeded-random.ts';
import { SHEET } from './drawing/shape.ts';
import { scenesOfPlace } from './every-place.ts';

export interface PosterChoice {
  readonly place: string;
  readonly scene: string;
}

/** One poster as SVG, the same text on every call. Throws for a place or a scene that does not exist. */
export function drawPoster({ place, scene }: PosterChoice): string {
  const draw = scenesOfPlace(place)[scene];
  if (!draw) throw new Error(`There is no poster '${scene}' of '${place}'.`);
  return sheetOf(draw(seededRandom(`${place}/${scene}`)), SHEET.height);
}

/** Wraps a drawing into its document: the sheet's width, `height`, and the grain of the paper on top unless told otherwise. */
export function sheetOf(content: string, height: number, withGrain = true): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${height}" width="${SHEET.width}" height="${height}">${content}${withGrain ? grain() : ''}</svg>`;
}
