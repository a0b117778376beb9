import type { TourPackage } from '@wayfarer/contracts';
import { type Account, type Browser, createBrowser } from './browser.ts';
import { judgeCatalogue } from './invariants/judge-catalogue.ts';
import { judgeMoney } from './invariants/judge-money.ts';
import { judgeSeats } from './invariants/judge-seats.ts';
import { judgeWord } from './invariants/judge-word.ts';
import { openWorld, type World } from './invariants/read-world.ts';
import type { Violation } from './invariants/violation.ts';
import { type History, watchHistory } from './invariants/watch-history.ts';
import type { Stage } from './journeys/stage.ts';
import { addPackages, logIn, signUp } from './prepare-product.ts';
import { ADMINS, type Product } from './product.ts';
import type { Random } from './random.ts';
import { createWitness, type Witness } from './witness.ts';

const TRAVELLERS = 24;

/** A product that serves, the people before it, and those who watch. */
export type Scene = {
  readonly browser: Browser;
  readonly admins: readonly Account[];
  readonly packages: readonly TourPackage[];
  readonly witness: Witness;
  readonly history: History;
  readonly readWorld: () => Promise<World>;
  readonly stageOf: (random: Random) => Stage;
  /** Compares what was said, what is stored and what the provider says. */
  readonly judge: () => Promise<{ end: World; violations: Violation[] }>;
  readonly close: () => Promise<void>;
};

const needed = <Thing>(thing: Thing | null | undefined): Thing => {
  if (thing === null || thing === undefined) throw new Error('The run could not be prepared.');
  return thing;
};

/** Fills an empty product with people and packages. */
export const openScene = async (
  { provider, nextAddress, addresses }: Product,
  mongodbUri: string,
  random: Random,
): Promise<Scene> => {
  const browser = createBrowser(nextAddress, random);
  const admins = (await Promise.all(ADMINS.map((name) => logIn(browser, name)))).map(needed);
  const packages = await addPackages(browser, needed(admins[0]));
  const names = Array.from({ length: TRAVELLERS }, (_, index) => `traveller-${index}`);
  const [stranger, ...travellers] = (await Promise.all(names.map((name) => signUp(browser, name)))).map(needed);
  const history = await watchHistory(mongodbUri);
  const witness = createWitness();
  const world = await openWorld(mongodbUri, provider);
  return {
    browser,
    admins,
    packages,
    witness,
    history,
    readWorld: world.read,
    stageOf: (own) => ({
      browser,
      provider,
      witness,
      random: own,
      traveller: own.oneOf(travellers),
      stranger: needed(stranger),
      admin: own.oneOf(admins),
      packageIds: packages.map(({ _id }) => _id),
      newTraveller: () => signUp(browser, `spare-${own.between(1, 2 ** 50)}`),
    }),
    judge: async () => {
      await history.end();
      const end = await world.read();
      const stale = await judgeCatalogue(browser, needed(admins[0]), needed(packages[0]), addresses);
      const violations = [history.violations(), judgeMoney(end), judgeWord(end, witness), judgeSeats(end), stale].flat();
      return { end, violations };
    },
    close: world.close,
  };
};
