import type { PlaceScenes } from '../../scene.ts';
import { gate } from './gate.ts';
import { mirror } from './mirror.ts';
import { rainWalk } from './rain-walk.ts';
import { tegallalang } from './tegallalang.ts';
import { waterTemple } from './water-temple.ts';

export const ubud: PlaceScenes = { tegallalang, mirror, temple: waterTemple, gate, rain: rainWalk };
