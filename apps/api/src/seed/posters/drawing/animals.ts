import { mix } from './colour.ts';
import { between, type Random, times } from './seeded-random.ts';
import { filled, num, oval, placed, stroked } from './shape.ts';

/** A dromedary with a saddle cloth, `size` high, walking right. */
export function camel(x: number, y: number, size: number, hide: string, cloth: string, flip: 1 | -1 = 1): string {
  const dark = mix(hide, '#1a1020', 0.35);
  const far = stroked('M-20,-46L-17,-24L-21,-1M22,-46L26,-25L21,-1', dark, 4.6);
  const near = stroked('M-26,-46L-29,-24L-27,-1M17,-46L14,-25L17,-1', hide, 5);
  const body = filled(
    'M-34,-52C-32,-66 -16,-66 -9,-74C-4,-82 6,-82 11,-73C18,-64 28,-66 31,-56C33,-44 18,-38 0,-39C-18,-38 -34,-40 -34,-52Z',
    hide,
  );
  const belly = filled('M-33,-48C-20,-44 12,-42 30,-50C28,-42 14,-38 0,-39C-18,-38 -32,-39 -33,-48Z', dark);
  const neck = filled(
    'M22,-60C34,-50 40,-62 42,-80C43,-90 50,-94 56,-92L66,-88C68,-85 66,-82 62,-82L52,-82C50,-70 46,-46 28,-46Z',
    hide,
  );
  const saddle =
    filled('M-14,-72C-6,-84 8,-84 15,-70L18,-52L-15,-52Z', cloth) +
    filled('M-15,-57L18,-57L18,-52L-15,-52Z', mix(cloth, '#fff0d0', 0.5));
  return placed(
    far + body + belly + neck + near + saddle + stroked('M-34,-54C-40,-48 -38,-40 -39,-34', hide, 2.4),
    x,
    y,
    size / 96,
    flip,
  );
}

/** An elephant, `size` high, walking right. */
export function elephant(x: number, y: number, size: number, hide: string, flip: 1 | -1 = 1): string {
  const dark = mix(hide, '#120a1c', 0.35);
  const light = mix(hide, '#ffd9a0', 0.28);
  const far = filled('M-26,-40L-30,-1H-16L-14,-40ZM26,-44L30,-1H43L40,-46Z', dark);
  const body = filled(
    'M-52,-52C-54,-82 -26,-96 2,-94C16,-93 26,-98 40,-98C58,-96 64,-82 62,-68C60,-56 56,-50 48,-46C36,-34 -10,-30 -34,-34C-46,-36 -52,-42 -52,-52Z',
    hide,
  );
  const near = filled('M-50,-46L-48,-1H-32L-28,-40ZM8,-44L10,-1H26L28,-44Z', hide);
  const trunk = filled('M60,-78C70,-66 70,-40 68,-24C67,-14 74,-8 80,-12C76,-2 62,-2 60,-14C58,-30 58,-46 48,-52Z', hide);
  const ear = filled('M22,-94C6,-94 2,-70 12,-56C18,-48 28,-52 32,-64C36,-76 36,-92 22,-94Z', dark);
  const back = filled('M-46,-70C-38,-90 -14,-96 4,-94C-12,-92 -34,-86 -46,-70Z', light);
  return placed(
    far +
      body +
      near +
      trunk +
      ear +
      back +
      filled('M56,-52C60,-40 70,-36 76,-40C70,-44 64,-48 62,-56Z', '#f6ead2') +
      stroked('M-52,-56C-58,-46 -56,-36 -58,-28', hide, 3),
    x,
    y,
    size / 98,
    flip,
  );
}

/** A giraffe, `size` high, looking right. */
export function giraffe(
  x: number,
  y: number,
  size: number,
  hide: string,
  spots: string,
  random: Random,
  flip: 1 | -1 = 1,
): string {
  const legs =
    stroked('M-20,-62L-23,-32L-21,-1M16,-66L20,-34L18,-1', mix(hide, '#2a1420', 0.3), 5) +
    stroked('M-25,-62L-29,-30L-28,-1M11,-66L10,-34L11,-1', hide, 5.4);
  const body = filled('M-32,-66C-34,-80 -14,-88 2,-92C14,-95 24,-92 24,-80C24,-66 12,-58 -6,-58C-20,-57 -31,-58 -32,-66Z', hide);
  const neck = filled('M4,-92C20,-108 34,-140 40,-162L50,-160C48,-132 36,-96 24,-76Z', hide);
  const head =
    filled('M39,-166C43,-171 49,-170 52,-166L66,-157C68,-154 66,-151 62,-151L48,-153C42,-154 37,-160 39,-166Z', hide) +
    stroked('M43,-168L42,-176M48,-169L48,-177', hide, 2.6);
  const patches =
    times(15, () =>
      oval(between(random, -26, 16), between(random, -84, -64), between(random, 2.6, 4.6), between(random, 2.4, 4), spots),
    ) + times(9, (t) => oval(16 + t * 26, -94 - t * 58, 4 - t * 1.6, 4.2 - t * 1.2, spots));
  return placed(
    legs + body + neck + head + patches + stroked('M-32,-70C-38,-60 -36,-52 -38,-44', hide, 2),
    x,
    y,
    size / 176,
    flip,
  );
}

/** A grazing herd, seen from far: one path. */
export function herd(
  count: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
  size: number,
  colour: string,
  random: Random,
): string {
  const path = times(count, () => {
    const t = random();
    const s = (size * (0.5 + 0.6 * t)) / 20;
    const x = between(random, left, right);
    const y = top + (bottom - top) * t;
    const d = random() < 0.7 ? 1 : -1;
    const q = (a: number, b: number): string => `${num(x + a * s * d)},${num(y + b * s)}`;
    return `M${q(-12, -14)}C${q(-6, -18)} ${q(4, -17)} ${q(10, -16)}L${q(16, -9)}L${q(18, -4)}L${q(14, -5)}L${q(11, -9)}L${q(9, -8)}L${q(10, 0)}L${q(8, 0)}L${q(5, -8)}L${q(-6, -8)}L${q(-9, 0)}L${q(-11, 0)}L${q(-11, -8)}Z`;
  });
  return filled(path, colour);
}

/** Birds as single strokes of the brush. */
export function birds(count: number, x: number, y: number, spread: number, size: number, colour: string, random: Random): string {
  const path = times(count, () => {
    const s = size * between(random, 0.6, 1.2);
    return `M${num(x + between(random, -1, 1) * spread)},${num(y + between(random, -0.45, 0.45) * spread)}q${num(s * 0.35)},${num(-s * 0.4)} ${num(s * 0.7)},0q${num(s * 0.35)},${num(-s * 0.4)} ${num(s * 0.7)},${num(-s * 0.05)}`;
  });
  return stroked(path, colour, Math.max(1.6, size * 0.12));
}
