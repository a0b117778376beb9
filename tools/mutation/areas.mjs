const features = 'apps/api/src/features';

/**
 * The payment rules that need no database: their own tests find in milliseconds what a run through HTTP finds
 * in seconds.
 */
const decisions = [
  `${features}/payments/decide/*.ts`,
  `${features}/payments/refund/decide-{refund,reversal}.ts`,
  `${features}/payments/by-hand/decide-*.ts`,
  `${features}/bookings/trail/trail-of.ts`,
  `${features}/bookings/trip-change/{make-change,awaits-change}.ts`,
  `${features}/attempts/*.ts`,
  `${features}/bookings/{booking-change,booking.policy,cancellation}.ts`,
  `${features}/bookings/effects/*.ts`,
  `${features}/payments/attention-of.ts`,
];

/**
 * What is mutated, and the tests that must detect it. Each area is a separate run; its tests are the files
 * that reach it, because a mutant of code that runs once, when a module is loaded, is run against all of
 * them.
 */
export const areas = {
  contracts: {
    root: 'packages/contracts',
    mutate: ['packages/contracts/src/**/*.ts', '!packages/contracts/src/**/{testing/*,*.samples}.ts'],
    tests: ['src/**/*.test.ts'],
  },
  decisions: {
    root: 'apps/api',
    mutate: decisions,
    tests: [
      'src/features/payments/{decide/*,refund/decide-*,by-hand/decide-*,attention-of}.test.ts',
      'src/features/attempts/*.test.ts',
      'src/features/bookings/{trail/trail-of,trip-change/make-change,cancellation,booking-change}.test.ts',
      'src/features/bookings/{booking.policy,effects/*}.test.ts',
    ],
  },
  cache: {
    root: 'apps/api',
    mutate: ['apps/api/src/http/memory/response-cache.ts', 'apps/api/src/http/memory/cached-reads.ts'],
    tests: ['src/http/memory/*.test.ts', 'src/features/site/create-website.test.ts'],
  },
  departures: {
    root: 'apps/api',
    mutate: [`${features}/departures/**/*.ts`],
    tests: ['src/features/departures/*.test.ts', 'src/features/bookings/seats/*.test.ts'],
  },
  // One folder at a time, with its tests: a surviving mutant runs all of them.
  'payments-settle': {
    root: 'apps/api',
    mutate: [`${features}/payments/settle/*.ts`],
    tests: [
      'src/features/payments/settle/{settle,reconcile,crash-points,seats-and-money,provider-away}.test.ts',
      'src/features/payments/refund/cancel-and-refund.test.ts',
      'src/{features/payments/events/receive-payment-event,logging/log-lines}.test.ts',
    ],
  },
  'payments-start': {
    root: 'apps/api',
    mutate: [`${features}/payments/start/*.ts`],
    tests: [
      'src/features/{payments/start,bookings/limits}/*.test.ts',
      'src/features/payments/settle/{crash-points,settle,seats-and-money}.test.ts',
    ],
  },
  'payments-refund': {
    root: 'apps/api',
    mutate: [`${features}/payments/refund/refund-payment.ts`, `${features}/payments/provider-in-time.ts`],
    tests: [
      'src/features/payments/{refund/*,start/start-payment}.test.ts',
      'src/{features/bookings/cancel/refund-limit,logging/log-lines}.test.ts',
    ],
  },
  'payments-events': {
    root: 'apps/api',
    mutate: [`${features}/payments/events/*.ts`],
    tests: [
      'src/features/payments/{events/*,settle/reconcile,settle/crash-points}.test.ts',
      'src/{features/money-check/check-money,metrics/measure-work,logging/log-lines}.test.ts',
    ],
  },
  'payments-lists': {
    root: 'apps/api',
    mutate: [
      `${features}/payments/*.ts`,
      `${features}/payments/list/*.ts`,
      `!${features}/payments/{provider-in-time,attention-of}.ts`,
    ],
    tests: [
      'src/features/payments/{list-payments,payment.presenter,list/payment-list,events/malformed-events}.test.ts',
      'src/features/dashboard/show-dashboard.test.ts',
    ],
  },
  'bookings-cancel': {
    root: 'apps/api',
    mutate: [
      `${features}/bookings/*.ts`,
      `${features}/bookings/cancel/*.ts`,
      `!${features}/bookings/{booking-change,booking.policy,cancellation}.ts`,
      `!${features}/bookings/*.repository.ts`,
    ],
    tests: [
      'src/features/bookings/{booking.presenter,list-bookings,round-trips,list/manifest,list/list-trail}.test.ts',
      'src/features/bookings/{cancel,trip}/*.test.ts',
      'src/features/bookings/{create/create-booking,create/idempotency-key,emails/told-of-money}.test.ts',
      'src/features/payments/refund/cancel-and-refund.test.ts',
      'src/{erasure,logging/log-lines,jobs/erase-withdrawn-at-night}.test.ts',
    ],
  },
  'bookings-create': {
    root: 'apps/api',
    mutate: [`${features}/bookings/create/*.ts`],
    tests: [
      'src/features/bookings/{create/*,limits/*,round-trips}.test.ts',
      'src/{features/payments/settle/seats-and-money,logging/log-lines}.test.ts',
    ],
  },
  'bookings-seats': {
    root: 'apps/api',
    mutate: [`${features}/bookings/seats/*.ts`],
    tests: [
      'src/features/bookings/{seats/*,limits/limit-unpaid,round-trips}.test.ts',
      'src/features/{payments/settle/seats-and-money,payments/start/start-payment,departures/sell-seats}.test.ts',
    ],
  },
  'bookings-limits': {
    root: 'apps/api',
    mutate: [`${features}/bookings/limits/*.ts`],
    tests: ['src/features/bookings/{limits/*,create/create-booking}.test.ts'],
  },
  'bookings-trail': {
    root: 'apps/api',
    mutate: [`${features}/bookings/trail/*.ts`, `!${features}/bookings/trail/trail-of.ts`],
    tests: ['src/features/bookings/{trail,cancel}/*.test.ts', 'src/{features/activity/activity,logging/log-lines}.test.ts'],
  },
  'bookings-lists': {
    root: 'apps/api',
    mutate: [`${features}/bookings/{list,search,trip}/*.ts`],
    tests: ['src/features/bookings/list-bookings.test.ts', 'src/features/bookings/{list,search,trip}/*.test.ts'],
  },
  'bookings-emails': {
    root: 'apps/api',
    mutate: [`${features}/bookings/emails/*.ts`],
    tests: ['src/features/bookings/emails/*.test.ts', 'src/features/documents/invoice/invoice.test.ts'],
  },
  'bookings-erase': {
    root: 'apps/api',
    mutate: [`${features}/bookings/erase/*.ts`],
    tests: ['src/features/bookings/erase/*.test.ts', 'src/jobs/erase-at-night.test.ts'],
  },
  bookings: {
    root: 'apps/api',
    mutate: [`${features}/bookings/**/*.ts`, ...decisions.map((path) => `!${path}`)],
    tests: ['src/features/{bookings,departures}/**/*.test.ts'],
  },
  payments: {
    root: 'apps/api',
    mutate: [`${features}/payments/**/*.ts`, ...decisions.map((path) => `!${path}`)],
    tests: ['src/features/{payments,bookings/limits}/**/*.test.ts'],
  },
};
