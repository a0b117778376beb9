import type { PlaceScenes } from '../../scene.ts';
import { auroraNight } from './aurora-night.ts';
import { midnightSun } from './midnight-sun.ts';
import { reine } from './reine.ts';
import { winterBlue } from './winter-blue.ts';

export const lofoten: PlaceScenes = { aurora: auroraNight, reine, 'midnight-sun': midnightSun, winter: winterBlue };
