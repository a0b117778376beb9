import type { PlaceScenes } from '../../scene.ts';
import { bridge } from './bridge.ts';
import { harvest } from './harvest.ts';
import { oliveRoad } from './olive-road.ts';
import { ribeira } from './ribeira.ts';
import { vineyards } from './vineyards.ts';

export const douro: PlaceScenes = { vineyards, ribeira, bridge, harvest, olives: oliveRoad };
