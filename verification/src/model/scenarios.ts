import { type Scenario, scenario } from './scenario.ts';

/** Small enough for every run of the tests; each kind of actor, of crash and of fault occurs. */
export const smallScenarios: readonly Scenario[] = [
  scenario('pay, crash, fault, cancel', [['pay now', 'pay now'], ['cancel']], { payments: 1, faults: 1, crashes: 1 }),
  scenario('events against cancel', [['pay now'], ['cancel'], ['deliver event', 'deliver event']], { payments: 1, crashes: 1 }),
  scenario('another amount', [['pay now', 'success page', 'pay now'], ['cancel']], { payments: 1, oddPayments: 1, crashes: 1 }),
  scenario('half given back by two hands', [['cancel for half'], ['reconcile', 'reconcile']], { faults: 2 }, { isPaid: true }),
  scenario(
    'a part against one in the dashboard',
    [['refund part'], ['deliver event']],
    { dashboardParts: 1, refundFailures: 1 },
    { isPaid: true },
  ),
  scenario(
    'seats that others want, and a cancel',
    [['pay now', 'success page'], ['cancel'], ['others book']],
    { payments: 1 },
    { seats: 2 },
  ),
  scenario(
    'seats that are counted while they are paid',
    [['success page'], ['cancel'], ['others book']],
    { payments: 1, crashes: 1 },
    { seats: 2, isUncounted: true },
  ),
  scenario('user deleted while paying', [['pay now', 'success page'], ['delete user']], { payments: 1, faults: 1, crashes: 1 }),
];

/** Three actors at once with crashes and faults: what the tests leave out for the sake of time. */
export const largeScenarios: readonly Scenario[] = [
  scenario(
    'two tabs and a session that expires',
    [
      ['pay now', 'pay now'],
      ['pay now', 'success page'],
    ],
    {
      payments: 2,
      expiries: 1,
      crashes: 1,
    },
  ),
  scenario(
    'dashboard against cancel',
    [['cancel'], ['deliver event'], ['process events']],
    { dashboardRefunds: 1, crashes: 1 },
    { isPaid: true },
  ),
  scenario('two tabs and jobs', [['pay now'], ['pay now'], ['reconcile']], { payments: 1 }),
  scenario('two tabs against cancel', [['pay now'], ['pay now'], ['cancel']], { payments: 1, crashes: 1 }),
  scenario('cancel against jobs', [['pay now', 'success page'], ['cancel'], ['reconcile']], { payments: 1, crashes: 1 }),
  scenario('jobs against events', [['pay now'], ['reconcile'], ['deliver event', 'deliver event']], {
    payments: 1,
    expiries: 1,
    crashes: 1,
  }),
  scenario('customer against admin', [['pay now', 'cancel'], ['cancel']], { payments: 1, faults: 1, crashes: 1 }),
  scenario('two faults and two crashes', [['pay now', 'pay now'], ['cancel']], { payments: 1, faults: 2, crashes: 2 }),
  scenario(
    'half given back by hands that come again',
    [
      ['reconcile', 'reconcile'],
      ['cancel for half', 'reconcile'],
    ],
    { faults: 1 },
    { isPaid: true, onlyFails: 'refund' },
  ),
  scenario(
    'two parts given back by two admins who crash',
    [['refund part'], ['refund another part']],
    { crashes: 1 },
    { isPaid: true },
  ),
  scenario('a part given back against a cancel', [['refund part'], ['cancel']], { faults: 1, crashes: 1 }, { isPaid: true }),
  scenario('a part clicked twice', [['refund part'], ['refund part']], { faults: 1 }, { isPaid: true, onlyFails: 'refund' }),
  scenario('a part against the whole', [['refund part'], ['refund whole']], { faults: 1 }, { isPaid: true, onlyFails: 'refund' }),
  scenario(
    'a part against half of the rest, and the dashboard',
    [['refund part'], ['cancel for half']],
    { dashboardParts: 1 },
    { isPaid: true },
  ),
  scenario(
    'money under review given back, then paid again',
    [['pay now', 'success page', 'refund whole', 'refund part', 'pay now', 'success page']],
    { payments: 1, oddPayments: 1, crashes: 1, faults: 1 },
  ),
  scenario('dashboard against refund', [['cancel'], ['reconcile'], ['deliver event']], { dashboardRefunds: 1 }, { isPaid: true }),
  scenario(
    'seats that others want, a cancel, and crashes',
    [['pay now', 'success page', 'pay now'], ['cancel'], ['others book']],
    { payments: 1, crashes: 1 },
    { seats: 2 },
  ),
  scenario(
    'seats held by two tabs, after a session that expired',
    [['pay now', 'success page'], ['pay now'], ['others book']],
    { payments: 1, expiries: 1 },
    { seats: 2 },
  ),
  scenario(
    'seats given back by jobs',
    [['cancel'], ['reconcile', 'reconcile'], ['others book']],
    { crashes: 1, faults: 1 },
    { seats: 2, isPaid: true },
  ),
];
