import type { Booking, TourPackage } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, packageFields } from '../../../testing/catalogue.ts';
import { type MoneyJourney, startMoneyJourney } from '../../../testing/money-journey.ts';
import { readLedgers } from '../../../testing/provider-ledger.ts';
import { sessionEvent } from '../../../testing/signed-events.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { reconcile } from './reconcile.ts';

/** How many act at once. */
const CALLERS = process.env.CI ? 60 : 20;
/** Bookings that are raced for at the same time, by up to four callers each. */
const BOOKINGS = process.env.CI ? 20 : 10;
const MINUTE = 60_000;
const TOTAL = 399998;
/** Milliseconds that a race of many may take on a machine that is busy. */
const MAX_MS = 1_800_000;

const api = await testApi();
const journey = await startMoneyJourney(api);
beforeEach(() => api.provider.setFaults({}));

const byCallers = <Outcome>(act: (caller: number) => PromiseLike<Outcome>): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, caller) => act(caller)));
const statusesOf = (answers: { status: number }[]): number[] => [...new Set(answers.map(({ status }) => status))];

const bookMany = (fields?: Parameters<MoneyJourney['book']>[0]): Promise<Booking[]> =>
  Promise.all(Array.from({ length: BOOKINGS }, () => journey.book(fields)));

const letTimePass = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) {
    api.clock.moveBy(MINUTE);
    await reconcile(api.dependencies);
  }
};

/** How many of the bookings ended in each way: ours and the provider's word of it side by side. */
const endingsOf = async (bookings: Booking[]): Promise<Record<string, number>> => {
  const ledgerOf = await readLedgers(journey);
  const endings: Record<string, number> = {};
  for (const booking of bookings) {
    const { bookingStatus, amountReceived, amountRefunded, commands } = await journey.stored(booking);
    const { open, payments } = ledgerOf(booking._id);
    const paid = payments.map(({ amount, refunds }) => `${amount} paid${refunds.map((refund) => `, ${refund} back`).join('')}`);
    const ours = `${bookingStatus}, ${amountReceived} in, ${amountRefunded} back, ${commands.length} to do`;
    const ending = `${ours} | ${open} open, ${paid.join(' and ') || 'nothing paid'}`;
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  return endings;
};
const ENDED = {
  unpaid: 'pending, 0 in, 0 back, 0 to do | 0 open, nothing paid',
  confirmed: `confirmed, ${TOTAL} in, 0 back, 0 to do | 0 open, ${TOTAL} paid`,
  refunded: `cancelled, ${TOTAL} in, ${TOTAL} back, 0 to do | 0 open, ${TOTAL} paid, ${TOTAL} back`,
  cancelled: 'cancelled, 0 in, 0 back, 0 to do | 0 open, nothing paid',
};
const expectOnly = async (bookings: Booking[], legal: (keyof typeof ENDED)[]): Promise<void> => {
  const endings = await endingsOf(bookings);
  expect(Object.keys(endings).filter((ending) => !legal.some((name) => ENDED[name] === ending))).toEqual([]);
};

test(
  'Pay Now at once by many callers opens one session, and each gets its page',
  async () => {
    const booking = await journey.book();
    const clicks = await byCallers(() => journey.payNow(booking));
    expect(new Set(clicks.map(({ body }) => body.url)).size).toBe(1);
    expect(clicks.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    expect(statusesOf(clicks).filter((status) => status !== 200 && status !== 201)).toEqual([]);
    expect((await journey.stored(booking)).attempts).toHaveLength(1);
    expect((await readLedgers(journey))(booking._id)).toEqual({ open: 1, payments: [] });
  },
  MAX_MS,
);

test(
  'cancel against pay, each with its event and its success page: cancelled, and the money is back once',
  async () => {
    const bookings = await bookMany();
    const sessions = await Promise.all(bookings.map((booking) => journey.openSession(booking)));
    await Promise.all(
      bookings.flatMap((booking, index) => {
        const sessionId = sessions[index] ?? '';
        const callers = [
          () => journey.payCard(sessionId).catch(() => null),
          () => journey.cancel(booking).expect(200),
          () => journey.checkStatus(sessionId),
          () => journey.deliver(sessionEvent(sessionId)).expect(200),
        ];
        // Each booking begins with another caller.
        const first = index % callers.length;
        return [...callers.slice(first), ...callers.slice(0, first)].map((act) => act());
      }),
    );
    await letTimePass();
    await expectOnly(bookings, ['cancelled', 'refunded']);
  },
  MAX_MS,
);

test(
  'Pay Now against cancel of one booking: once it is cancelled no page is handed out, and none that was can be paid',
  async () => {
    const booking = await journey.book();
    const answers = await byCallers((caller) => (caller % 2 === 0 ? journey.payNow(booking) : journey.cancel(booking)));
    expect(statusesOf(answers.filter((_, caller) => caller % 2 === 1))).toEqual([200]);
    expect(statusesOf(answers).filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    await journey.payNow(booking).expect(409);
    await letTimePass();
    await expectOnly([booking], ['cancelled']);
  },
  MAX_MS,
);

test(
  'customer against admin, Pay Now, success page and event of one paid booking: cancelled, and the money is back once',
  async () => {
    const { booking, sessionId } = await journey.bookAndPay();
    const callers = [
      () => journey.cancel(booking).expect(200),
      () => journey.cancel(booking, journey.admin).expect(200),
      () => journey.payNow(booking).expect(409),
      () => journey.checkStatus(sessionId).expect(200),
      () => journey.deliver(sessionEvent(sessionId)).expect(200),
    ];
    await byCallers(async (caller) => callers[caller % callers.length]?.());
    await letTimePass();
    await expectOnly([booking], ['refunded']);
  },
  MAX_MS,
);

const newPackage = (): Promise<TourPackage> =>
  addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id });

test(
  'a package that is edited while it is paid: each booking is confirmed for what it was booked at',
  async () => {
    const of = await newPackage();
    const bookings = await bookMany({ of });
    const edit = (price: string) =>
      api.request
        .put(`/api/package/${of._id}`)
        .set(journey.admin.bearer)
        .field(packageFields(api, of.destination._id, { price, title: `Now at ${price}` }))
        .expect(200);
    await Promise.all([...bookings.map((booking) => journey.confirm(booking)), edit('1'), edit('90000')]);
    await letTimePass();
    await expectOnly(bookings, ['confirmed']);
    const titles = await Promise.all(bookings.map(async (booking) => (await journey.read(booking)).package.title));
    expect(new Set(titles)).toEqual(new Set([of.title]));
  },
  MAX_MS,
);

test(
  'a package that is withdrawn while it is paid: who got a page is honoured, who did not pays nothing',
  async () => {
    const of = await newPackage();
    const bookings = await bookMany({ of });
    const pay = async (booking: Booking): Promise<void> => {
      const { status, body } = await journey.payNow(booking);
      if (status === 409) return;
      expect(status).toBe(201);
      await journey.payCard(body.sessionId);
      await journey.checkStatus(body.sessionId).expect(200);
    };
    const half = Math.floor(bookings.length / 2);
    const withdraw = api.request.delete(`/api/package/${of._id}`).set(journey.admin.bearer).expect(200);
    await Promise.all([...bookings.slice(0, half).map(pay), withdraw, ...bookings.slice(half).map(pay)]);
    await letTimePass();
    await expectOnly(bookings, ['confirmed', 'unpaid']);
  },
  MAX_MS,
);

test(
  'a user who is deleted while booking and paying: each booking is confirmed, or cancelled with the money back, and nameless',
  async () => {
    const leaver = await signUp(api);
    const open = await bookMany({ by: leaver });
    const sessions = await Promise.all(
      open.slice(1).map(async (booking) => (await journey.payNow(booking, leaver)).body.sessionId),
    );
    const late: Booking[] = [];
    const bookMore = async (): Promise<void> => {
      const made = await journey.book({ by: leaver }).catch(() => null);
      if (made) late.push(made);
    };
    await Promise.all([
      ...sessions.map((sessionId) => journey.payCard(sessionId).catch(() => null)),
      ...sessions.map((sessionId) => journey.checkStatus(sessionId, leaver)),
      ...open.slice(0, 1).map((booking) => journey.payNow(booking, leaver)),
      api.request.delete(`/api/auth/${leaver.userId}`).set(journey.admin.bearer).expect(200),
      ...Array.from({ length: 5 }, bookMore),
    ]);
    await letTimePass();
    await expectOnly([...open, ...late], ['confirmed', 'cancelled', 'refunded']);
    const stored = await api.dependencies.database.collection('bookings').find({ username: leaver.username }).toArray();
    expect(stored).toEqual([]);
  },
  MAX_MS,
);
