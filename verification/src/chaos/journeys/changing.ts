import { dayFromNow } from '../../product/catalogue.ts';
import type { Context, Journey } from './journey.ts';
import { bookAndPay, cancel, changeTrip, type OpenPage, openSuccessPage, pay } from './steps.ts';

/** Another day, another party, or both. */
const wishOf = ({ random }: Context, { booking }: OpenPage): object => {
  const persons = random.between(1, 4);
  const party = booking.party ? { party: { adult: persons } } : { totalPersons: persons };
  const day = { travelDate: dayFromNow(random.between(10, 60)) };
  return random.oneOf([day, party, { ...day, ...party }]);
};

const bookPayAndSee = async (context: Context): Promise<OpenPage | null> => {
  const page = await bookAndPay(context);
  return page && (await openSuccessPage(context, page)) ? page : null;
};

/**
 * Changes the trip, and pays for that where it is dearer; a page that another tab has opened is paid once.
 */
const changeAndPay = async (context: Context, page: OpenPage, wish: object, by = context.traveller): Promise<void> => {
  const { sessionId } = (await changeTrip(context, page.booking, wish, by)) ?? {};
  if (!sessionId) return;
  await pay(context, sessionId);
  await openSuccessPage(context, { ...page, sessionId });
};

/** Changes the trip twice, at times in two tabs at once. */
export const changesTheTrip: Journey = async (context) => {
  const page = await bookPayAndSee(context);
  if (!page) return;
  const wish = wishOf(context, page);
  const tabs = context.random.chance(0.5) ? [wish, wish] : [wish];
  await Promise.all(tabs.map((own) => changeAndPay(context, page, own)));
  await changeAndPay(context, page, wishOf(context, page));
};

/** Changes the trip while staff do the same, or somebody cancels. */
export const changesWhileOthersDo: Journey = async (context) => {
  const { admin, random, traveller } = context;
  const page = await bookPayAndSee(context);
  if (!page) return;
  const other = random.oneOf([
    () => changeAndPay(context, page, wishOf(context, page), admin),
    () => cancel(context, page.booking, random.oneOf([admin, traveller])),
  ]);
  await Promise.all([changeAndPay(context, page, wishOf(context, page)), other()]);
};

/** Leaves the page on which a change is paid; at times cancels, and tries to pay there all the same. */
export const leavesTheChange: Journey = async (context) => {
  const page = await bookPayAndSee(context);
  if (!page) return;
  const { sessionId } = (await changeTrip(context, page.booking, wishOf(context, page))) ?? {};
  if (!context.random.chance(0.5)) return;
  await cancel(context, page.booking);
  await pay(context, sessionId ?? null);
};
