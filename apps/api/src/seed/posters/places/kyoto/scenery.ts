import { down } from '../../drawing/paint.ts';
import { hill } from '../../drawing/shape.ts';

export const MAPLE = ['#8e1f2a', '#d1402a', '#f4873a'] as const;

export function hills(top: number, tones: readonly [string, string, string]): string {
  return (
    hill(
      [
        [-20, top + 60],
        [260, top - 20],
        [560, top + 50],
        [880, top - 40],
        [1240, top + 30],
        [1620, top - 30],
      ],
      down(top - 40, top + 240, tones[0], tones[1]),
    ) +
    hill(
      [
        [-20, top + 120],
        [340, top + 60],
        [720, top + 130],
        [1120, top + 70],
        [1620, top + 130],
      ],
      down(top + 60, top + 300, tones[1], tones[2]),
    )
  );
}
