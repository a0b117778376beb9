import { down } from '../../drawing/paint.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { hill, SHEET } from '../../drawing/shape.ts';
import { acacia } from '../../drawing/trees.ts';

export function plain(top: number, near: string, far: string): string {
  return hill(
    [
      [-20, top + 10],
      [420, top - 6],
      [900, top + 8],
      [1300, top - 4],
      [1620, top + 6],
    ],
    down(top, SHEET.height, far, near),
  );
}

export function treeLine(y: number, colour: string, random: Random): string {
  return times(13, () =>
    acacia(between(random, 0, 1600), y + between(random, -6, 10), between(random, 34, 64), colour, colour, random),
  );
}
