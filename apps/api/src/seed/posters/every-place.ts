import { amalfi } from './places/amalfi/amalfi.ts';
import { boraBora } from './places/bora-bora/bora-bora.ts';
import { douro } from './places/douro/douro.ts';
import { kyoto } from './places/kyoto/kyoto.ts';
import { ladakh } from './places/ladakh/ladakh.ts';
import { lofoten } from './places/lofoten/lofoten.ts';
import { merzouga } from './places/merzouga/merzouga.ts';
import { patagonia } from './places/patagonia/patagonia.ts';
import { rio } from './places/rio/rio.ts';
import { serengeti } from './places/serengeti/serengeti.ts';
import { tongariro } from './places/tongariro/tongariro.ts';
import { ubud } from './places/ubud/ubud.ts';
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
