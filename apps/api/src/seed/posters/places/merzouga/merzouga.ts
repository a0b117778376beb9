import type { PlaceScenes } from '../../scene.ts';
import { camp } from './camp.ts';
import { chebbi } from './chebbi.ts';
import { crestWalk } from './crest-walk.ts';
import { kasbah } from './kasbah.ts';
import { sunset } from './sunset.ts';

export const merzouga: PlaceScenes = { chebbi, sunset, camp, kasbah, crest: crestWalk };
