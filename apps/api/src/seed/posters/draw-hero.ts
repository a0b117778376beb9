import { sheetOf } from './draw-poster.ts';
import { seededRandom } from './drawing/seeded-random.ts';
import { aboutHero } from './heroes/about.ts';
import { bookingsHero } from './heroes/bookings.ts';
import { destinationsHero } from './heroes/destinations.ts';
import { homeHero } from './heroes/home.ts';
import { packagesHero } from './heroes/packages.ts';
import type { Scene } from './scene.ts';

const HEROES = {
  home: homeHero,
  packages: packagesHero,
  destinations: destinationsHero,
  about: aboutHero,
  bookings: bookingsHero,
} as const satisfies Readonly<Record<string, Scene>>;

/** A page of the website with a wide picture of its own. */
export type HeroPage = keyof typeof HEROES;

/** 16:9 on the sheet's width. */
const HEIGHT = 900;

/** The wide picture of a page as SVG, without the paper's grain: on so calm a picture it would be most of the file. */
export function drawHero(page: HeroPage): string {
  return sheetOf(HEROES[page](seededRandom(`hero/${page}`)), HEIGHT, false);
}

/** The pages that have one. */
export function listHeroPages(): HeroPage[] {
  return ['home', 'packages', 'destinations', 'about', 'bookings'];
}
