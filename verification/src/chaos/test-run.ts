import { setTimeout as pause } from 'node:timers/promises';
import type { TourPackage } from '@wayfarer/contracts';
import type { Violation } from '../invariants/violation.ts';
import { accountsOf, addPackages, logInAll, type Offer, signUp } from '../product/catalogue.ts';
import { createHttpClient } from '../product/http-client.ts';
import { chargeMore } from './charge-more.ts';
import { checkCatalogue } from './checks/check-catalogue.ts';
import { checkFigures } from './checks/check-figures.ts';
import { checkHistory } from './checks/check-history.ts';
import { checkSnapshot } from './checks/check-snapshot.ts';
import { runMoneyCheck } from './checks/run-money-check.ts';
import { openSnapshots, openWorkIn, type Snapshot } from './checks/snapshot.ts';
import { spoilBooking } from './checks/spoil-booking.ts';
import { watchWrites } from './checks/watch-writes.ts';
import type { Context } from './journeys/journey.ts';
import { ADMINS, type Product } from './product-under-test.ts';
import type { Random } from './random.ts';
import { recordHistory } from './recorded-history.ts';

const TRAVELLERS = 24;
const OFFERS: readonly Offer[] = [
  { price: '1999.99', capacity: null },
  { price: '450', capacity: 40 },
  { price: '12500.5', capacity: 9 },
  { price: '79.95', capacity: null },
  { price: '2500', capacity: 200 },
];
/** Milliseconds: the promise that nothing stays open for longer, and how often it is looked at. */
const SETTLES_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 1000;

/** After how many seconds nothing was open any more, and what was still open when the promise ran out. */
export type Settled = { readonly seconds: number; readonly open: readonly Violation[] };

/** Fills an empty product that serves with people and packages, and watches what becomes of it. */
export const beginTestRun = async ({ provider, nextAddress, addresses, env }: Product, mongodbUri: string) => {
  const client = createHttpClient(nextAddress);
  const [admin, editor = admin] = await logInAll(client, ADMINS);
  const packages = await addPackages(client, admin, OFFERS);
  await chargeMore(client, admin, packages);
  const names = Array.from({ length: TRAVELLERS }, (_, index) => `traveller-${index}`);
  const [stranger, ...travellers] = await accountsOf(names, (name) => signUp(client, name));
  const capacities = new Map(packages.flatMap(({ _id, capacity }) => (capacity ? [[_id, capacity] as const] : [])));
  const scarce = packages
    .filter(({ capacity }) => capacity)
    .toSorted((one, other) => (one.capacity ?? 0) - (other.capacity ?? 0));
  const writes = await watchWrites(mongodbUri, capacities);
  const history = recordHistory();
  const snapshots = await openSnapshots(mongodbUri, provider);
  return {
    client,
    admins: [admin, editor] as const,
    packages,
    history,
    writes,
    contextOf: (random: Random): Context => ({
      client,
      provider,
      history,
      random,
      traveller: random.oneOf(travellers),
      stranger,
      admin: random.oneOf([admin, editor]),
      packageIds: packages.map(({ _id }) => _id),
      limitedIds: packages.filter(({ capacity }) => capacity !== null).map(({ _id }) => _id),
      scarceId: scarce[0]?._id ?? '',
      newTraveller: () => signUp(client, `spare-${random.between(1, 2 ** 50)}`),
    }),
    /** Waits until nothing is open, or the promise is broken. */
    untilSettled: async (): Promise<Settled> => {
      const startedAt = performance.now();
      for (;;) {
        const open = openWorkIn(await snapshots.take());
        const passed = performance.now() - startedAt;
        if (open.length === 0 || passed > SETTLES_WITHIN_MS) return { seconds: passed / 1000, open };
        await pause(LOOK_EVERY_MS);
      }
    },
    /**
     * Compares what was acknowledged, what is stored and what the provider has on record.
     * @returns what that breaks, and what each write broke
     */
    check: async (hasSettled: boolean): Promise<{ end: Snapshot; violations: Violation[]; ofWrites: Violation[] }> => {
      await writes.seen();
      const ofWrites = [...writes.violations()];
      const end = await snapshots.take();
      const catalogue = await checkCatalogue(client, admin, packages[0] as TourPackage, addresses);
      const figures = await checkFigures(mongodbUri, end);
      const money = hasSettled ? await runMoneyCheck(env) : [];
      const violations = [checkSnapshot(end), checkHistory(end, history), catalogue, figures, money];
      return { end, violations: violations.flat(), ofWrites };
    },
    /**
     * Whether a booking that is spoiled after the checks is noticed, as it is written and as it is stored:
     * the proof that the checks of this run can fail.
     */
    noticesSpoiledBooking: async (end: Snapshot): Promise<boolean> => {
      const [writtenBefore, storedBefore] = [writes.violations().length, checkSnapshot(end).length];
      await spoilBooking(mongodbUri, end);
      await writes.seen();
      const stored = checkSnapshot(await snapshots.take());
      return writes.violations().length > writtenBefore && stored.length > storedBefore;
    },
    close: async (): Promise<void> => {
      await writes.close();
      await snapshots.close();
    },
  };
};
export type TestRun = Awaited<ReturnType<typeof beginTestRun>>;
