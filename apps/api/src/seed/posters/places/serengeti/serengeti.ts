import type { PlaceScenes } from '../../scene.ts';
import { balloons } from './balloons.ts';
import { elephants } from './elephants.ts';
import { nightCamp } from './night-camp.ts';
import { storm } from './storm.ts';
import { sunrise } from './sunrise.ts';

export const serengeti: PlaceScenes = { sunrise, elephants, storm, balloons, night: nightCamp };
