import type { Random } from './drawing/seeded-random.ts';

/** Draws one picture on the sheet; every random choice comes from the argument. */
export type Scene = (random: Random) => string;

/** The scenes of a place by name, the wide view first: it becomes the destination's picture. */
export type PlaceScenes = Readonly<Record<string, Scene>>;
