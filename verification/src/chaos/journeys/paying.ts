import { setTimeout as pause } from 'node:timers/promises';
import type { Journey } from './journey.ts';
import { book, bookAndOpenPage, bookAndPay, DECLINED_CARD, openSuccessPage, pay, payNow } from './steps.ts';

/** The common way: book, pay, see the success page, and load it once more. */
export const paysAndComesBack: Journey = async (context) => {
  const page = await bookAndPay(context);
  if (!page) return;
  await openSuccessPage(context, page);
  if (context.random.chance(0.3)) await openSuccessPage(context, page);
};

/** Looks at the payment page and goes away; some come back later by Pay Now. */
export const leavesThePage: Journey = async (context) => {
  const page = await bookAndOpenPage(context);
  if (!page || context.random.chance(0.5)) return;
  await pause(context.random.between(100, 2000));
  await pay(context, await payNow(context, page.booking));
};

/** Pay Now in several tabs at the same moment, paid on every page that this hands out. */
const paysInTabs =
  (tabs: number): Journey =>
  async (context) => {
    const booking = await book(context);
    if (!booking) return;
    const clicks = await Promise.all(Array.from({ length: tabs }, () => payNow(context, booking)));
    const payAndComeBack = async (sessionId: string): Promise<void> => {
      await pay(context, sessionId);
      await openSuccessPage(context, { booking, sessionId });
    };
    await Promise.all(clicks.filter((sessionId) => sessionId !== null).map(payAndComeBack));
  };
export const paysInTwoTabs = paysInTabs(2);
/** The number of rapid clicks of an impatient person. */
export const clicksImpatiently = paysInTabs(8);

/** The first card is declined, the second is not; Pay Now once more afterwards must not charge again. */
export const isDeclinedFirst: Journey = async (context) => {
  const page = await bookAndOpenPage(context);
  if (!page) return;
  await pay(context, page.sessionId, DECLINED_CARD);
  await pay(context, page.sessionId);
  await pay(context, await payNow(context, page.booking));
  await openSuccessPage(context, page);
};

/** Pays the deposit, a rupee of the rest, and then the rest in two tabs; trips without a deposit once. */
export const paysTheRest: Journey = async (context) => {
  const page = await bookAndPay(context);
  if (!page) return;
  await openSuccessPage(context, page);
  const { booking } = page;
  if (!booking.plan) return;
  await pay(context, await payNow(context, booking, 1));
  const tabs = await Promise.all([payNow(context, booking), payNow(context, booking)]);
  await Promise.all(tabs.map((sessionId) => pay(context, sessionId)));
};
