import { setTimeout as pause } from 'node:timers/promises';
import { book, bookAndPay, DECLINED_CARD, GOOD_CARD, openSuccessPage, payNow } from './acts.ts';
import type { Journey } from './stage.ts';

/** The common way: book, pay, see the success page, and load it once more. */
export const paysAndComesBack: Journey = async (stage) => {
  const paid = await bookAndPay(stage);
  if (!paid) return;
  await openSuccessPage(stage, paid.booking, paid.sessionId, stage.traveller);
  if (stage.random.chance(0.3)) await openSuccessPage(stage, paid.booking, paid.sessionId, stage.traveller);
};

/** Pays and closes the tab: only an event, or nobody, tells the product. */
export const paysAndClosesTheTab: Journey = async (stage) => {
  await bookAndPay(stage);
};

/** Looks at the payment page and goes away; some come back later by Pay Now. */
export const leavesThePage: Journey = async (stage) => {
  const booking = await book(stage, stage.traveller);
  if (!booking || !(await payNow(stage, booking, stage.traveller))) return;
  if (!stage.random.chance(0.5)) return;
  await pause(stage.random.between(100, 2000));
  const sessionId = await payNow(stage, booking, stage.traveller);
  if (sessionId) await stage.provider.pay(sessionId, GOOD_CARD);
};

/** Pay Now in two tabs at the same moment, paid in each. */
export const paysInTwoTabs: Journey = async (stage) => {
  const { traveller, provider } = stage;
  const booking = await book(stage, traveller);
  if (!booking) return;
  const sessions = await Promise.all([payNow(stage, booking, traveller), payNow(stage, booking, traveller)]);
  await Promise.all(
    sessions.map(async (sessionId) => {
      if (!sessionId) return;
      await provider.pay(sessionId, GOOD_CARD);
      await openSuccessPage(stage, booking, sessionId, traveller);
    }),
  );
};

/** The first card is declined, the second is not; Pay Now once more afterwards must not charge again. */
export const isDeclinedFirst: Journey = async (stage) => {
  const { traveller, provider } = stage;
  const booking = await book(stage, traveller);
  const sessionId = booking && (await payNow(stage, booking, traveller));
  if (!sessionId) return;
  await provider.pay(sessionId, DECLINED_CARD);
  await provider.pay(sessionId, GOOD_CARD);
  const another = await payNow(stage, booking, traveller);
  if (another) await provider.pay(another, GOOD_CARD);
  await openSuccessPage(stage, booking, sessionId, traveller);
};

/** Clicks in the moment of one impatient person. */
const CLICKS = 8;

/** Clicks Pay Now many times at once, at both processes, and pays on every page that this hands out. */
export const clicksImpatiently: Journey = async (stage) => {
  const { traveller, provider } = stage;
  const booking = await book(stage, traveller);
  if (!booking) return;
  const clicks = await Promise.all(Array.from({ length: CLICKS }, () => payNow(stage, booking, traveller)));
  const sessions = new Set(clicks.filter((sessionId) => sessionId !== null));
  await Promise.all([...sessions].map((sessionId) => provider.pay(sessionId, GOOD_CARD)));
  for (const sessionId of sessions) await openSuccessPage(stage, booking, sessionId, traveller);
};
