import { mix } from './colour.ts';
import { times } from './seeded-random.ts';
import { box, disc, edges, filled, num, oval, placed, stroked } from './shape.ts';

/** A rowing or fishing boat, `size` long, afloat on x,y. */
export function rowboat(x: number, y: number, size: number, hull: string, rim: string, flip: 1 | -1 = 1): string {
  const body = filled('M-50,-14C-30,-6 30,-6 54,-20C50,-2 40,4 28,5L-32,5C-42,4 -48,-4 -50,-14Z', hull);
  const shade = filled('M-47,-5C-20,2 30,2 51,-9C48,0 40,4 28,5L-32,5C-40,4 -45,0 -47,-5Z', mix(hull, '#101428', 0.4));
  const edge = stroked('M-50,-14C-30,-6 30,-6 54,-20', rim, 3);
  const wake = filled('M-56,6Q0,1 60,6Q0,12 -56,6Z', '#ffffff55');
  return placed(wake + body + shade + edge, x, y, size / 104, flip);
}

/** A boat under one sail. */
export function sailboat(x: number, y: number, size: number, hull: string, sail: string, flip: 1 | -1 = 1): string {
  const shade = mix(sail, '#6a4a6a', 0.25);
  const rig =
    stroked('M0,-10V-100', '#4a3428', 2.4) +
    filled('M3,-98C30,-70 38,-40 38,-18L3,-16Z', sail) +
    filled('M-3,-92C-20,-64 -32,-36 -34,-18L-3,-16Z', shade);
  return placed(
    rig +
      filled('M-44,-10L46,-10C40,4 30,6 20,6L-24,6C-36,5 -42,-2 -44,-10Z', hull) +
      filled('M-50,8Q0,3 54,8Q0,14 -50,8Z', '#ffffff66'),
    x,
    y,
    size / 100,
    flip,
  );
}

/** A rabelo: the flat Douro boat that carried barrels, with its square sail and long steering oar. */
export function rabelo(x: number, y: number, size: number, sail: string, hull: string): string {
  const body =
    filled('M-70,-26C-56,-6 -30,0 0,0C34,0 58,-8 74,-30L78,-28C72,-2 50,10 0,10C-46,10 -68,0 -74,-24Z', hull) +
    stroked('M-70,-25C-56,-6 -30,0 0,0C34,0 58,-8 74,-30', mix(hull, '#ffd9a0', 0.5), 2.2);
  const barrels = times(
    5,
    (t) => oval(-34 + t * 50, -8, 8, 9, '#a0623a') + stroked(`M${num(-34 + t * 50)},-17v18`, '#5b3320', 1.6),
  );
  const rig =
    stroked('M6,0V-104M-34,-96H46', '#4a2f22', 2.8) +
    filled('M-32,-95H44C50,-74 50,-52 42,-34C18,-28 -6,-28 -28,-34C-36,-56 -36,-78 -32,-95Z', sail) +
    filled('M16,-95H44C50,-74 50,-52 42,-34C34,-32 28,-31 20,-30C28,-52 26,-76 16,-95Z', mix(sail, '#7a3a3a', 0.22));
  const oar = stroked('M-52,-22L-96,12', '#4a2f22', 3);
  return placed(barrels + rig + body + oar + filled('M-84,12Q0,6 84,12Q0,20 -84,12Z', '#ffffff44'), x, y, size / 150);
}

/** An outrigger canoe with one paddler. */
export function canoe(x: number, y: number, size: number, hull: string, coat: string): string {
  const float = stroked('M-40,10L36,8', hull, 3.4) + stroked('M-18,-4L-14,10M16,-4L16,9', hull, 2);
  const body = filled('M-60,-10C-30,-2 30,-2 62,-13C56,2 40,4 0,4C-36,4 -54,2 -60,-10Z', hull);
  const paddler =
    filled('M-6,-8L-5,-28C-4,-33 7,-33 8,-28L9,-8Z', coat) +
    disc(2, -38, 6, '#9a5f3f') +
    stroked('M6,-28L22,-16M24,-34L18,6', '#5a3a28', 3);
  return placed(filled('M-66,8Q0,2 68,8Q0,15 -66,8Z', '#ffffff66') + float + paddler + body, x, y, size / 120);
}

/** A small old car seen from the side, for roads with a view. */
export function smallCar(x: number, y: number, size: number, colour: string, flip: 1 | -1 = 1): string {
  const body = filled('M-48,-8C-50,-22 -40,-25 -28,-26C-20,-44 -6,-46 6,-45C18,-44 24,-36 30,-26C44,-25 50,-20 49,-8Z', colour);
  const shade = filled('M-48,-14C-20,-10 20,-10 49,-15L49,-8H-48Z', mix(colour, '#200a20', 0.35));
  const glass = filled('M-21,-27C-15,-39 -8,-41 -1,-41V-27ZM4,-41C14,-40 19,-34 23,-27H4Z', '#bfe3ea');
  const wheels = [-27, 28].map((wx) => disc(wx, -7, 9, '#221a24') + disc(wx, -7, 4, '#d8d0c8')).join('');
  return placed(oval(0, 2, 52, 4, '#00000030') + body + shade + glass + wheels, x, y, size / 98, flip);
}

/** A loaded motorcycle with its rider. */
export function motorbike(x: number, y: number, size: number, colour: string, coat: string, flip: 1 | -1 = 1): string {
  const wheels = [-30, 30]
    .map((wx) => `<circle cx="${wx}" cy="-14" r="13" fill="none" stroke="#221a24" stroke-width="5"/>`)
    .join('');
  const frame =
    stroked('M-30,-14L-8,-20L18,-38L30,-14', '#3a3038', 4.5) +
    filled('M-12,-38C-4,-46 14,-46 20,-38L12,-30L-10,-30Z', colour) +
    stroked('M16,-44L26,-52', '#3a3038', 3.5);
  const load = filled('M-40,-36H-14V-52H-40Z', '#8a4a2a') + box(-40, -58, 26, 7, '#d9a441');
  const rider =
    stroked('M-6,-40L10,-34L8,-16', '#38405a', 9) +
    filled('M-14,-42L-10,-70C-8,-77 6,-77 8,-70L6,-40Z', coat) +
    stroked('M4,-68L22,-52', coat, 6.5) +
    disc(2, -84, 10, '#e9e2d6') +
    filled('M4,-88L13,-86L13,-80L4,-80Z', '#2a2a3a');
  return placed(oval(0, 0, 50, 4, '#00000030') + wheels + frame + load + rider, x, y, size / 96, flip);
}

/** A hot-air balloon with stripes, lit from the left. */
export function balloon(x: number, y: number, size: number, colours: readonly [string, string, string]): string {
  const skin = 'M0,-100C34,-100 50,-76 50,-54C50,-28 22,-10 12,8H-12C-22,-10 -50,-28 -50,-54C-50,-76 -34,-100 0,-100Z';
  const stripes =
    filled('M0,-100C-18,-98 -26,-76 -26,-54C-26,-28 -12,-10 -7,8H7C12,-10 26,-28 26,-54C26,-76 18,-98 0,-100Z', colours[1]) +
    filled('M0,-100C-7,-98 -10,-76 -10,-54C-10,-28 -5,-10 -3,8H3C5,-10 10,-28 10,-54C10,-76 7,-98 0,-100Z', colours[2]);
  const shade = filled(
    'M14,-98C38,-94 50,-74 50,-54C50,-28 22,-10 12,8H4C22,-20 34,-40 34,-60C34,-78 26,-92 14,-98Z',
    '#2a103038',
  );
  return placed(
    filled(skin, colours[0]) +
      stripes +
      shade +
      stroked('M-10,8L-6,24M10,8L6,24', '#3a2a2a', 1.4) +
      filled(
        edges([
          [-8, 23],
          [8, 23],
          [6, 36],
          [-6, 36],
        ]),
        '#6a4228',
      ),
    x,
    y,
    size / 136,
  );
}

/** A tent: a canvas cone with a lit door. */
export function tent(x: number, y: number, size: number, canvas: string, door: string): string {
  const half = mix(canvas, '#1c1030', 0.35);
  return placed(
    filled('M-60,0L-6,-62L52,0Z', canvas) +
      filled('M-6,-62L52,0H10Z', half) +
      filled('M-26,0L-8,-50L6,0Z', door) +
      stroked('M-6,-62L-8,-70', half, 2),
    x,
    y,
    size / 100,
  );
}
