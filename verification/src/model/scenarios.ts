import { type Actor, type Scenario, scenario } from './scenario.ts';

/** A browser tab in which somebody pays. */
export const tab: Actor = ['pay now', 'success page'];

/** Small enough for every run of the tests; each kind of actor, of crash and of fault occurs. */
export const smallScenarios: readonly Scenario[] = [
  scenario('pay, crash, fault, cancel', [['pay now', 'pay now'], ['cancel']], { payments: 1, faults: 1, crashes: 1 }),
  scenario('events against cancel', [['pay now'], ['cancel'], ['deliver event', 'deliver event']], { payments: 1, crashes: 1 }),
  scenario('another amount', [[...tab, 'pay now'], ['cancel']], { payments: 1, oddPayments: 1, crashes: 1 }),
  scenario('half refunded by two callers', [['cancel for half'], ['reconcile', 'reconcile']], { isPaid: true, faults: 2 }),
  scenario('a part against one in the dashboard', [['refund part'], ['deliver event']], {
    isPaid: true,
    dashboardParts: 1,
    refundFailures: 1,
  }),
  scenario('seats that others want, and a cancel', [tab, ['cancel'], ['others book']], { seats: 2, payments: 1 }),
  scenario('seats that somebody waits for, and a cancel', [['cancel'], ['offer seats', 'offer seats'], ['others book']], {
    seats: 2,
    inLine: 2,
    isPaid: true,
    crashes: 1,
  }),
  scenario('a hold that ends while somebody waits for its seats', [tab, ['offer seats'], ['others book']], {
    seats: 2,
    inLine: 2,
    payments: 1,
  }),
  scenario('seats that are counted while they are paid', [['success page'], ['cancel'], ['others book']], {
    seats: 2,
    isUncounted: true,
    payments: 1,
    crashes: 1,
  }),
  scenario(
    'an extra and a code that others want, and a cancel',
    [tab, ['cancel'], ['others take the extra'], ['others use the code']],
    { price: 'chosen', seats: 4, payments: 1 },
  ),
  scenario(
    'a booking that costs nothing, and a cancel',
    [['confirm what is free'], ['cancel'], ['others take the extra'], ['others use the code']],
    { price: 'free', seats: 4, crashes: 1 },
  ),
  scenario(
    'a day that is closed and opened while it is paid',
    [[...tab, 'pay now'], ['close the day', 'open the day'], ['others book']],
    { seats: 2, payments: 1, crashes: 1 },
  ),
  scenario('cash and a card at once', [['take cash'], ['pay now']], { payments: 1, crashes: 1 }),
  scenario('cash against a cancel', [['take cash', 'give cash back'], ['cancel']], { seats: 2, crashes: 1 }),
  scenario('cash for seats that others want', [['take cash'], ['others book'], ['reconcile']], { seats: 2, crashes: 1 }),
  scenario('emails of a paid booking, and two workers', [['send emails'], ['send emails']], {
    isPaid: true,
    onlyFails: 'send',
    faults: 1,
    crashes: 1,
  }),
  scenario('emails against a cancel', [['send emails'], ['cancel']], { isPaid: true, onlyFails: 'send', faults: 1, crashes: 1 }),
  scenario('emails of a deposit and of the rest', [['send emails'], ['take half in cash']], {
    price: 'deposit',
    isPaid: true,
    onlyFails: 'send',
    faults: 1,
    crashes: 1,
  }),
  scenario('a deposit, then the rest, and a cancel', [['pay now', 'pay now'], ['cancel']], {
    price: 'deposit',
    payments: 2,
    crashes: 1,
  }),
  scenario('the rest by card and in cash at once', [['pay now'], ['take half in cash']], {
    price: 'deposit',
    isPaid: true,
    payments: 1,
    crashes: 1,
  }),
  scenario('a page for the deposit, then one for everything', [['pay now', 'pay all'], ['cancel']], {
    price: 'deposit',
    payments: 1,
  }),
  scenario('the deposit refunded while the rest is paid', [['refund the deposit'], ['pay now', 'success page']], {
    price: 'deposit',
    isPaid: true,
    payments: 1,
  }),
  scenario('user deleted while paying', [tab, ['delete user']], { payments: 1, faults: 1, crashes: 1 }),
  scenario('one more comes along, and others want the seats', [['bring one more', 'success page'], ['others book']], {
    price: 'dear',
    seats: 4,
    isPaid: true,
    payments: 1,
  }),
];

/** Three actors at once with crashes and faults: too slow for the tests. */
export const largeScenarios: readonly Scenario[] = [
  scenario('a trip moved while it is cancelled', [['move to another day'], ['cancel']], {
    price: 'dear',
    seats: 2,
    isPaid: true,
    crashes: 1,
  }),
  scenario('a trip moved, and moved back', [['move to another day', 'move back'], ['reconcile']], {
    price: 'dear',
    seats: 2,
    isPaid: true,
    crashes: 1,
  }),
  scenario('one more comes along while the trip is cancelled', [['bring one more', 'success page'], ['cancel']], {
    price: 'dear',
    seats: 4,
    isPaid: true,
    payments: 1,
    crashes: 1,
  }),
  scenario('one stays at home while the trip is cancelled', [['leave one at home'], ['cancel']], {
    price: 'dear',
    seats: 2,
    isPaid: true,
  }),
  scenario('two tabs and a session that expires', [['pay now', 'pay now'], tab], { payments: 2, expiries: 1, crashes: 1 }),
  scenario('dashboard against cancel', [['cancel'], ['deliver event'], ['process events']], {
    isPaid: true,
    dashboardRefunds: 1,
    crashes: 1,
  }),
  scenario('two tabs and jobs', [['pay now'], ['pay now'], ['reconcile']], { payments: 1 }),
  scenario('two tabs against cancel', [['pay now'], ['pay now'], ['cancel']], { payments: 1, crashes: 1 }),
  scenario('cancel against jobs', [tab, ['cancel'], ['reconcile']], { payments: 1, crashes: 1 }),
  scenario('jobs against events', [['pay now'], ['reconcile'], ['deliver event', 'deliver event']], {
    payments: 1,
    expiries: 1,
    crashes: 1,
  }),
  scenario('customer against admin', [['pay now', 'cancel'], ['cancel']], { payments: 1, faults: 1, crashes: 1 }),
  scenario('two faults and two crashes', [['pay now', 'pay now'], ['cancel']], { payments: 1, faults: 2, crashes: 2 }),
  scenario(
    'half refunded by callers that come again',
    [
      ['reconcile', 'reconcile'],
      ['cancel for half', 'reconcile'],
    ],
    {
      isPaid: true,
      onlyFails: 'refund',
      faults: 1,
    },
  ),
  scenario('two parts refunded by two admins who crash', [['refund part'], ['refund another part']], {
    isPaid: true,
    crashes: 1,
  }),
  scenario('a part refunded against a cancel', [['refund part'], ['cancel']], { isPaid: true, faults: 1, crashes: 1 }),
  scenario('a part clicked twice', [['refund part'], ['refund part']], { isPaid: true, onlyFails: 'refund', faults: 1 }),
  scenario('a part against the whole', [['refund part'], ['refund whole']], { isPaid: true, onlyFails: 'refund', faults: 1 }),
  scenario('a part against half of the rest, and the dashboard', [['refund part'], ['cancel for half']], {
    isPaid: true,
    dashboardParts: 1,
  }),
  scenario('money under review refunded, then paid again', [[...tab, 'refund whole', 'refund part', ...tab]], {
    payments: 1,
    oddPayments: 1,
    crashes: 1,
    faults: 1,
  }),
  scenario('dashboard against refund', [['cancel'], ['reconcile'], ['deliver event']], { isPaid: true, dashboardRefunds: 1 }),
  scenario('seats that others want, a cancel, and crashes', [[...tab, 'pay now'], ['cancel'], ['others book']], {
    seats: 2,
    payments: 1,
    crashes: 1,
  }),
  scenario('seats held by two tabs, after a session that expired', [tab, ['pay now'], ['others book']], {
    seats: 2,
    payments: 1,
    expiries: 1,
  }),
  scenario(
    'an extra and a code that others want, a cancel, and crashes',
    [[...tab, 'pay now'], ['cancel'], ['others take the extra'], ['others use the code']],
    { price: 'chosen', seats: 4, payments: 1, crashes: 1 },
  ),
  scenario(
    'a day that is closed and opened, and a cancel',
    [tab, ['close the day', 'open the day'], ['others book'], ['cancel']],
    { seats: 2, payments: 1 },
  ),
  scenario(
    'a booking that costs nothing, and jobs',
    [['confirm what is free'], ['reconcile'], ['cancel'], ['others use the code']],
    { price: 'free', seats: 4, crashes: 1 },
  ),
  scenario('a deposit and the rest in two tabs, and seats that others want', [['pay now', 'pay now'], tab, ['others book']], {
    price: 'deposit',
    seats: 2,
    payments: 2,
  }),
  scenario('the rest paid twice, and a part of a cancel', [['pay now'], ['pay now'], ['cancel for half']], {
    price: 'deposit',
    isPaid: true,
    payments: 2,
    crashes: 1,
  }),
  scenario('the rest of another amount, and cash', [['pay now', 'success page'], ['take half in cash']], {
    price: 'deposit',
    isPaid: true,
    payments: 1,
    oddPayments: 1,
    crashes: 1,
  }),
  scenario('a deposit refunded in the dashboard, and the rest', [['pay now'], ['deliver event'], ['reconcile']], {
    price: 'deposit',
    isPaid: true,
    payments: 1,
    dashboardRefunds: 1,
  }),
  scenario('seats given back by jobs', [['cancel'], ['reconcile', 'reconcile'], ['others book']], {
    seats: 2,
    isPaid: true,
    crashes: 1,
    faults: 1,
  }),
];

/** Finds one of these by name, for a broken guard. */
export const scenarioNamed = (name: string): Scenario => {
  const found = [...smallScenarios, ...largeScenarios].find((one) => one.name === name);
  if (!found) throw new Error(`There is no scenario '${name}'.`);
  return found;
};
