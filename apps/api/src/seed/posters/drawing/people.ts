import { mix } from './colour.ts';
import { filled, num, oval, placed, stroked } from './shape.ts';

export interface PersonLook {
  readonly coat: string;
  readonly legs: string;
  readonly skin?: string;
  readonly hat?: string;
  readonly pack?: string;
  /** 'robe' hides the legs: a djellaba, a kimono, a sarong. */
  readonly cut?: 'trousers' | 'robe';
  readonly pose?: 'walk' | 'stand' | 'stick' | 'arms' | 'bend';
}

/** A traveller `size` high, standing on x,y and looking right; `flip` turns him round. */
export function person(x: number, y: number, size: number, look: PersonLook, flip: 1 | -1 = 1): string {
  const u = size / 100;
  const at = (text: string): string => text.replace(/-?\d+(\.\d+)?/g, (value) => num(Number(value) * u));
  const shade = mix(look.coat, '#1c1430', 0.35);
  const lower =
    look.cut === 'robe'
      ? filled(at('M-13,-58L-16,-1L15,-1L12,-58Z'), look.coat) + filled(at('M2,-58L4,-1L15,-1L12,-58Z'), shade)
      : stroked(
          at(
            look.pose === 'walk' || look.pose === 'stick'
              ? 'M-3,-46L-11,-24L-15,-2M3,-46L9,-25L12,-2'
              : 'M-5,-46L-6,-2M5,-46L6,-2',
          ),
          look.legs,
          10 * u,
        );
  const pack = look.pack ? filled(at('M-25,-78C-28,-80 -10,-86 -9,-80L-9,-50C-14,-46 -26,-48 -26,-54Z'), look.pack) : '';
  const trunk =
    filled(at('M-12,-80C-12,-87 12,-87 12,-80L11,-44L-12,-44Z'), look.coat) +
    filled(at('M3,-85C10,-85 12,-83 12,-80L11,-44L4,-44Z'), shade);
  const arms = stroked(at(armsOf(look.pose)), mix(look.coat, '#1c1430', 0.18), 6.5 * u);
  const stick = look.pose === 'stick' ? stroked(at('M20,-58L25,-1'), '#4a3428', 2.4 * u) : '';
  const head = oval(0, -93 * u, 7.5 * u, 8.5 * u, look.skin ?? '#c98d66');
  const hat = look.hat
    ? filled(at('M-15,-95C-9,-98 -9,-106 0,-106C9,-106 9,-98 15,-95C8,-92 -8,-92 -15,-95Z'), look.hat)
    : filled(at('M-8,-93C-9,-104 8,-105 8,-94C4,-99 -2,-99 -8,-93Z'), '#2a1a1e');
  return placed(pack + lower + trunk + arms + stick + head + hat, x, y, 1, flip);
}

function armsOf(pose: PersonLook['pose']): string {
  if (pose === 'arms') return 'M-11,-79L-24,-94M11,-79L24,-94';
  if (pose === 'stick') return 'M9,-78L20,-58';
  if (pose === 'bend') return 'M8,-76L24,-52M4,-74L20,-46';
  return pose === 'walk' ? 'M-9,-78L-15,-58M9,-78L15,-60' : 'M-11,-79L-13,-52M11,-79L13,-52';
}

/** A parasol of waxed paper, or an umbrella, over the head of a person of this size at x,y. */
export function parasol(x: number, y: number, size: number, colour: string, rib: string): string {
  const r = size * 0.42;
  const top = y - size * 1.32;
  const dome = `M${num(x - r)},${num(top + r * 0.5)}Q${num(x)},${num(top - r * 0.55)} ${num(x + r)},${num(top + r * 0.5)}Q${num(x)},${num(top + r * 0.3)} ${num(x - r)},${num(top + r * 0.5)}Z`;
  const ribs = `M${num(x)},${num(top - r * 0.03)}L${num(x - r * 0.45)},${num(top + r * 0.42)}M${num(x)},${num(top - r * 0.03)}L${num(x + r * 0.45)},${num(top + r * 0.42)}`;
  return (
    stroked(`M${num(x)},${num(top)}V${num(y - size * 0.55)}`, rib, size * 0.022) +
    filled(dome, colour) +
    stroked(ribs, rib, size * 0.014, ' opacity=".6"')
  );
}
