import type { PlaceScenes } from '../../scene.ts';
import { dawn } from './dawn.ts';
import { glacier } from './glacier.ts';
import { lenga } from './lenga.ts';
import { pampa } from './pampa.ts';
import { pehoe } from './pehoe.ts';
import { refuge } from './refuge.ts';

export const patagonia: PlaceScenes = { towers: dawn, pehoe, glacier, lenga, refuge, pampa };
