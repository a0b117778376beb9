import type { PlaceScenes } from '../../scene.ts';
import { camp } from './camp.ts';
import { nubra } from './nubra.ts';
import { pangong } from './pangong.ts';
import { pass } from './pass.ts';
import { thiksey } from './thiksey.ts';

export const ladakh: PlaceScenes = { pangong, thiksey, pass, nubra, camp };
