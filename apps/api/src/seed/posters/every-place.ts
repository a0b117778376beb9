import { amalfi } from './places/amalfi.ts';
import { boraBora } from './places/bora-bora.ts';
import { douro } from './places/douro.ts';
import { kyoto } from './places/kyoto.ts';
import { ladakh } from './places/ladakh.ts';
import { lofoten } from './places/lofoten.ts';
import { merzouga } from './places/merzouga.ts';
import { patagonia } from './places/patagonia.ts';
import { rio } from './places/rio.ts';
import { serengeti } from './places/serengeti.ts';
import { tongariro } from './places/tongariro.ts';
import { ubud } from './places/ubud.ts';
import type { PlaceScenes } from './scene.ts';

const EVERY_PLACE: Readonly<Record<string, PlaceScenes>> = {
  ladakh,
  kyoto,
  ubud,
  lofoten,
  douro,
  amalfi,
  merzouga,
  serengeti,
  rio,
  patagonia,
  'bora-bora': boraBora,
  tongariro,
};

/** The scenes of a place; throws for a place without posters. */
export function scenesOfPlace(place: string): PlaceScenes {
  const scenes = EVERY_PLACE[place];
  if (!scenes) throw new Error(`There are no posters of '${place}'.`);
  return scenes;
}

/** The places that have posters. */
export function listPlaces(): string[] {
  return Object.keys(EVERY_PLACE);
}

/** The names of a place's scenes, the wide view first. */
export function listScenesOf(place: string): string[] {
  return Object.keys(scenesOfPlace(place));
}
