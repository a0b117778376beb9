import type { PlaceScenes } from '../../scene.ts';
import { cityNight } from './city-night.ts';
import { corcovado } from './corcovado.ts';
import { promenade } from './promenade.ts';
import { sugarloaf } from './sugarloaf.ts';

export const rio: PlaceScenes = { sugarloaf, night: cityNight, copacabana: promenade, corcovado };
