import type { PlaceScenes } from '../../scene.ts';
import { emerald } from './emerald.ts';
import { fernWalk } from './fern-walk.ts';
import { firstLight } from './first-light.ts';
import { lakeTaupo } from './lake-taupo.ts';
import { winter } from './winter.ts';

export const tongariro: PlaceScenes = { cone: firstLight, emerald, taupo: lakeTaupo, winter, ferns: fernWalk };
