import type { PlaceScenes } from '../../scene.ts';
import { bamboo } from './bamboo.ts';
import { firstSnow } from './first-snow.ts';
import { pavilion } from './pavilion.ts';
import { toriiPath } from './torii-path.ts';
import { yasaka } from './yasaka.ts';

export const kyoto: PlaceScenes = { yasaka, torii: toriiPath, pavilion, bamboo, snow: firstSnow };
