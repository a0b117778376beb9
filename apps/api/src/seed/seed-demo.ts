import { readFile } from 'node:fs/promises';
import { calendarDateAt, writtenAgency } from '@wayfarer/contracts';
import {
  type BookingPlan,
  bookingPlansOn,
  demoOperator,
  demoTexts,
  operatorTranslations,
  promotionCodesOn,
  smallGroupPlans,
  storyPlans,
  textsTranslations,
} from '@wayfarer/demo-data';
import { jobMarksOf } from '../database/job-marks.ts';
import { editAgency, editAgencyTexts } from '../features/agency/index.ts';
import { addCode } from '../features/codes/index.ts';
import { issueInvoices } from '../features/documents/index.ts';
import { figureRepository } from '../features/figures/index.ts';
import type { MoneyDependencies } from '../features/payments/index.ts';
import { userRepository } from '../features/users/index.ts';
import { LARGEST } from '../integrations/images/picture-names.ts';
import { runWithAuditContext } from '../logging/audit-context.ts';
import { demoPasswordOf, makeAccounts } from './demo-accounts.ts';
import { makeBooking, needsProvider } from './demo-bookings.ts';
import { makeCatalogue } from './demo-catalogue.ts';
import { createDemoClock, sandboxControls } from './demo-clock.ts';
import { nameDemoGuide } from './demo-guide.ts';
import { playStories } from './demo-stories.ts';
import { renewSeasons } from './renew-seasons.ts';

/** The posters are the largest WebP already; their other variants are made when a visitor asks for them. */
const keepAsItIs: MoneyDependencies['pictures']['encode'] = async (path) => [{ variant: LARGEST, content: await readFile(path) }];

const DEMO_MADE = 'demo data';

/**
 * Fills an empty database with the demo, through the product's own operations: accounts, destinations,
 * packages, promotion codes, and six months of bookings in the order in which they happened, with what
 * became of some of them. Without a
 * sandbox (real keys of Stripe) only bookings that nobody pays are made.
 * @returns null when the whole demo is there already; its seasons that are over are renewed then
 * @throws Error with one sentence when the database holds anything else, or an incomplete demo
 */
export const seedDemo = async (
  base: MoneyDependencies,
): Promise<{ packages: number; bookings: number; password: string } | null> => {
  const marks = jobMarksOf<{ _id: string; at: Date }>(base.database);
  if (await marks.findOne({ _id: DEMO_MADE })) {
    await renewSeasons(base);
    return null;
  }
  if ((await userRepository(base.database).nextRegistered(new Date(0))) !== null)
    throw new Error('The demo data is for an empty database only, and this one has users. Choose another MONGODB_URI.');
  const hasSandbox = base.config.STRIPE_API_BASE !== undefined;
  const madeAt = base.clock();
  const today = calendarDateAt(madeAt, base.config.SITE_TIME_ZONE);
  const password = demoPasswordOf(base.config);
  const provider = sandboxControls(base.config);
  const clock = createDemoClock(hasSandbox ? provider.setClock : async () => undefined);
  const dependencies: MoneyDependencies = { ...base, clock: clock.now, pictures: { ...base.pictures, encode: keepAsItIs } };
  const [{ admin, guide, travellers }, tourPackages] = await Promise.all([
    makeAccounts(dependencies, password),
    makeCatalogue(dependencies, madeAt),
  ]);
  const words = { ...writtenAgency(base.config.BRAND_NAME), operator: demoOperator, translations: operatorTranslations };
  await editAgency(dependencies, { ...words, version: 0, keepsLogo: 'true' }, []);
  for (const code of promotionCodesOn(today)) await addCode(dependencies, code);
  const planned = [...bookingPlansOn(today), ...smallGroupPlans, ...storyPlans];
  const plans = planned.filter(({ outcome }) => hasSandbox || !needsProvider(outcome));
  const stage = { dependencies, madeAt, clock, provider };
  const bookings = new Map<BookingPlan, string>();
  for (const plan of plans.toSorted((one, other) => other.bookedDaysAgo - one.bookedDaysAgo)) {
    const traveller = travellers[plan.travellerIndex];
    const tourPackage = tourPackages.get(plan.packageKey);
    if (!traveller || !tourPackage) throw new Error(`The plan of ${plan.packageKey} names something unknown.`);
    // Its trail names the traveller, at the times of the demo's story.
    const id = await runWithAuditContext({ by: { kind: 'traveller', id: traveller.userId }, clock: clock.now }, () =>
      makeBooking(stage, { traveller, admin, tourPackage, plan }),
    );
    bookings.set(plan, id);
  }
  if (hasSandbox) await playStories(stage, { travellers, tourPackages, bookings });
  // After the bookings, whose travellers agreed months before this moment.
  await editAgencyTexts(base, { ...demoTexts, translations: textsTranslations, version: 0 });
  // By the demo's clock they are months late and would be reported as missing.
  await issueInvoices(dependencies);
  await nameDemoGuide(base, guide);
  // A run that looks for what changed lately would miss them, too.
  await figureRepository(base.database).forgetMark();
  await clock.release();
  await marks.insertOne({ _id: DEMO_MADE, at: madeAt });
  return { packages: tourPackages.size, bookings: plans.length, password };
};
