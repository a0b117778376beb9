import type { BrokenGuard } from './broken-guards.ts';
import type { Edit } from './job.ts';
import { scenario } from './scenario.ts';

const inPayments = (file: string, find: string, instead: string): Edit => ({
  file: `features/payments/${file}.ts`,
  find,
  instead,
});

const clickedTwice = scenario('a part clicked twice', [['refund part'], ['refund part']], {}, { isPaid: true });
const partAndWhole = scenario('a part against the whole', [['refund part'], ['refund whole']], {}, { isPaid: true });
const whole = scenario('the whole given back', [['refund whole']], {}, { isPaid: true });
const twoParts = scenario('two parts', [['refund part'], ['refund another part']], { faults: 1 }, { isPaid: true });
const sentBack = scenario(
  'a refund that the bank sends back',
  [['refund part', 'catch up', 'process events']],
  { refundFailures: 1 },
  { isPaid: true },
);
const overtaken = scenario(
  'everything given back in the dashboard meanwhile',
  [['refund part']],
  { dashboardRefunds: 1, crashes: 1 },
  { isPaid: true },
);
const review = scenario(
  'money under review given back',
  [
    ['pay now', 'success page', 'refund part'],
    ['pay now', 'success page'],
  ],
  {
    payments: 1,
    oddPayments: 1,
  },
);

/** What keeps an admin's refunds from giving too much, too little, or twice. */
export const refundGuards: readonly BrokenGuard[] = [
  {
    guard: 'the same key gives once',
    edits: [inPayments('refund/decide-refund', 'if (isRepeated(attempt, order)) return null;', '')],
    scenario: clickedTwice,
  },
  {
    guard: 'no more is asked for than is left',
    edits: [inPayments('refund/decide-refund', 'if (amount > left || amount > HIGHEST_TOTAL)', 'if (amount > HIGHEST_TOTAL)')],
    scenario: partAndWhole,
  },
  {
    guard: 'giving back the whole cancels in the same write',
    edits: [
      inPayments(
        'refund/decide-refund',
        "const cancels = goesBack && attempt.status === 'paid' && booking.bookingStatus === 'confirmed';",
        'const cancels = false;',
      ),
    ],
    scenario: whole,
  },
  {
    guard: 'a part stores its command in the same write',
    edits: [
      inPayments(
        'refund/decide-refund',
        'commands: withCommand(booking.commands, asked.command, at),',
        'commands: booking.commands,',
      ),
    ],
    scenario: twoParts,
  },
  {
    guard: 'each refund is recognised by its mark',
    edits: [inPayments('decide/apply-provider-refunds', 'refundKey === given.refundKey || refundId', 'refundId')],
    scenario: twoParts,
  },
  {
    guard: 'a refund that the bank sent back is not counted as given',
    edits: [
      inPayments(
        'decide/apply-provider-refunds',
        'const isNews = canRefundBecome(refund.state, given.state);',
        'const isNews = refund.state === "pending";',
      ),
    ],
    scenario: sentBack,
  },
  {
    guard: 'what waits is never more than what is left',
    edits: [
      inPayments(
        'decide/apply-provider-refunds',
        'const refunds = limitedToRest(merged, attempt.amountReceived);',
        'const refunds = merged;',
      ),
    ],
    scenario: overtaken,
  },
  {
    guard: 'no new attempt while money under review is on its way back',
    edits: [{ file: 'features/bookings/booking.policy.ts', find: " || status === 'refund_pending'", instead: '' }],
    scenario: review,
  },
];
