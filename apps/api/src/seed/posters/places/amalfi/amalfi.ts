import type { PlaceScenes } from '../../scene.ts';
import { coastRoad } from './coast-road.ts';
import { harbour } from './harbour.ts';
import { lemonTerrace } from './lemon-terrace.ts';
import { positano } from './positano.ts';

export const amalfi: PlaceScenes = { positano, road: coastRoad, harbour, lemons: lemonTerrace };
