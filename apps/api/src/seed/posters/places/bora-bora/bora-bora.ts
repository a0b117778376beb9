import type { PlaceScenes } from '../../scene.ts';
import { lagoon } from './lagoon.ts';
import { moonlight } from './moonlight.ts';
import { motu } from './motu.ts';
import { reef } from './reef.ts';
import { stilts } from './stilts.ts';

export const boraBora: PlaceScenes = { lagoon, stilts, motu, reef, moonlight };
