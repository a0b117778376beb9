import { refundGuards } from './broken-refund-guards.ts';
import { seatGuards } from './broken-seat-guards.ts';
import type { Edit } from './job.ts';
import { type Scenario, scenario } from './scenario.ts';

/** A guard of the product, how the source reads without it, and a scenario in which that is missed. */
export type BrokenGuard = { readonly guard: string; readonly edits: readonly Edit[]; readonly scenario: Scenario };

const inBookings = (file: string, find: string, instead: string): Edit => ({
  file: `features/bookings/${file}.ts`,
  find,
  instead,
});
const inPayments = (file: string, find: string, instead: string): Edit => ({
  file: `features/payments/${file}.ts`,
  find,
  instead,
});

const payAndCancel = scenario('pay against cancel', [['pay now', 'success page'], ['cancel']], { payments: 1 });
const twoTabs = scenario(
  'two tabs',
  [
    ['pay now', 'success page'],
    ['pay now', 'success page'],
  ],
  { payments: 2 },
);
const failingTabs = scenario(
  'two tabs, and an opening that fails',
  [
    ['pay now', 'pay now', 'success page'],
    ['pay now', 'success page'],
  ],
  { payments: 2, faults: 1 },
  { onlyFails: 'openSession' },
);
const crashingTab = scenario('a tab that crashes', [['pay now', 'pay now']], { crashes: 1 });
const paidThenCancelled = scenario('paid, then cancelled', [['cancel']], { faults: 1 }, { isPaid: true });
const oddAmount = scenario('another amount', [['pay now', 'success page', 'pay now']], { payments: 1, oddPayments: 1 });
const dashboard = scenario('refunded in the dashboard', [['cancel']], { dashboardRefunds: 1 }, { isPaid: true });
const half = scenario(
  'half given back by two hands',
  [['cancel for half'], ['reconcile', 'reconcile']],
  { faults: 1 },
  { isPaid: true },
);
const halfAgainAndAgain = scenario(
  'half given back by hands that come again',
  [
    ['reconcile', 'reconcile'],
    ['cancel for half', 'reconcile'],
  ],
  { faults: 1 },
  { isPaid: true, onlyFails: 'refund' },
);
const dyingEvent = scenario(
  'an event whose processing dies',
  [['deliver event', 'deliver event']],
  { dashboardRefunds: 1, crashes: 1 },
  { isPaid: true },
);

const writes: readonly BrokenGuard[] = [
  {
    guard: 'compare-and-swap on version',
    edits: [inBookings('booking.repository', '{ _id: booking._id, version: booking.version }', '{ _id: booking._id }')],
    scenario: payAndCancel,
  },
  {
    guard: 'the loser of a race decides again',
    edits: [
      inBookings('change-booking', 'for (let tries = 0;', 'let first: BookingChange | null = null;\n  for (let tries = 0;'),
      inBookings('change-booking', 'const change = await decide(booking);', 'const change = (first ??= await decide(booking));'),
    ],
    scenario: payAndCancel,
  },
  {
    guard: 'an attempt is stored before the provider is called',
    edits: [
      inPayments(
        'start/start-payment',
        'const stored = await',
        'await dependencies.paymentProvider.openSession(attempt.order);\n  const stored = await',
      ),
    ],
    scenario: crashingTab,
  },
  { guard: 'one idempotency key per attempt', edits: [], scenario: { ...crashingTab, forgetsKeys: true } },
  {
    guard: 'one live attempt per booking',
    edits: [inPayments('start/start-payment', 'const live = liveAttemptOf(booking);', 'const live = liveAttemptOf(null);')],
    scenario: twoTabs,
  },
  {
    guard: 'an attempt is given up only as it stood when the provider was asked',
    edits: [inPayments('settle/fail-attempt', ' || attempt.sessionId !== sessionId', '')],
    scenario: failingTabs,
  },
  {
    guard: 'an event counts as processed only afterwards',
    edits: [
      inPayments(
        'events/process-payment-event',
        'const outcome = await',
        "await paymentEventRepository(needs.database).markProcessed(event._id, 'ignored', needs.clock());\n  const outcome = await",
      ),
    ],
    scenario: dyingEvent,
  },
];

const decisions: readonly BrokenGuard[] = [
  {
    guard: 'cancelled never leaves',
    edits: [inPayments('decide/decide', "booking.bookingStatus === 'pending' && !booking", '!booking')],
    scenario: payAndCancel,
  },
  {
    guard: 'the amount must match',
    edits: [inPayments('decide/decide', '!isWhole(booking, truth) || paid.amountRefunded > 0', 'paid.amountRefunded > 0')],
    scenario: oddAmount,
  },
  {
    guard: 'no new attempt while money is under review',
    edits: [inBookings('booking.policy', "status === 'needs_review'", 'status === undefined')],
    scenario: oddAmount,
  },
  {
    guard: 'status only rises: an open session is news once',
    edits: [inPayments('decide/decide', "if (attempt.status !== 'creating') return null;", '')],
    scenario: twoTabs,
  },
  {
    guard: 'status only rises: a payment is news once',
    edits: [inPayments('decide/decide', 'hasReceivedMoney(attempt.status) ? onRefund', 'false ? onRefund')],
    scenario: paidThenCancelled,
  },
  {
    guard: 'a refund in the dashboard cancels',
    edits: [
      inPayments(
        'decide/decide',
        "const cancels = attempt.status === 'paid' && status !== 'paid' && booking.bookingStatus === 'confirmed';",
        'const cancels = false;',
      ),
    ],
    scenario: dashboard,
  },
  {
    guard: 'no page for a booking that is not pending',
    edits: [
      inPayments('start/start-payment', "booking?.bookingStatus === 'pending' && attempt?.status", 'booking && attempt?.status'),
    ],
    scenario: payAndCancel,
  },
  {
    guard: 'no attempt for a cancelled booking',
    edits: [inBookings('booking.policy', "booking.bookingStatus === 'pending' &&\n  isPackageOffered", 'isPackageOffered')],
    scenario: payAndCancel,
  },
];

const commands: readonly BrokenGuard[] = [
  {
    guard: 'a cancel stores the refund in the same write',
    edits: [inBookings('cancel/cancellation', 'commands = withCommand(commands, asked.command, at);', '')],
    scenario: paidThenCancelled,
  },
  {
    guard: 'late money stores its refund in the same write',
    edits: [
      inPayments(
        'decide/decide',
        'return { attempts, commands: withCommand(commands, asked.command, at) };',
        'return { attempts, commands };',
      ),
    ],
    scenario: payAndCancel,
  },
  {
    guard: 'a cancel closes the session that is open',
    edits: [
      inBookings(
        'cancel/cancellation',
        "if (isLive(attempt.status)) commands = withCommand(commands, { kind: 'expire', attemptId }, at);",
        '',
      ),
    ],
    scenario: payAndCancel,
  },
  {
    guard: 'a command stays until it is seen to be done',
    edits: [
      inPayments(
        'settle/carry-out-command',
        'commands.map((candidate) => (candidate === open ? later : candidate))',
        'commands.filter((candidate) => candidate !== open && later)',
      ),
    ],
    scenario: paidThenCancelled,
  },
  {
    guard: 'a refund asks first',
    edits: [
      inPayments('settle/carry-out-command', 'const current = await applyTruth(needs, truth);', 'const current = work.booking;'),
    ],
    scenario: half,
  },
  {
    guard: 'every hand refunds under the same key',
    edits: [
      inPayments(
        'settle/carry-out-command',
        'command.refusals === 0 ? `',
        'command.refusals === 0 ? needs.clock().getTime() + `',
      ),
    ],
    scenario: half,
  },
  {
    guard: 'only a failure that is repeated uses up a key',
    edits: [inPayments('settle/carry-out-command', 'thrown.isRepeated);', "thrown.isRepeated || thrown.kind === 'refused');")],
    scenario: { ...half, budget: { ...half.budget, faults: 2 } },
  },
  {
    guard: 'hands that share a used key share the next one',
    edits: [inPayments('settle/carry-out-command', 'Math.max(open.refusals, command.refusals + 1)', 'open.refusals + 1')],
    scenario: halfAgainAndAgain,
  },
  {
    guard: 'a refund that definitely failed gets a new key',
    edits: [inPayments('settle/carry-out-command', 'command.refusals === 0 ?', 'command.refusals >= 0 ?')],
    scenario: paidThenCancelled,
  },
];

/** Every guard that the checker must miss, and how it is taken away. */
export const brokenGuards: readonly BrokenGuard[] = [...writes, ...decisions, ...commands, ...refundGuards, ...seatGuards];
