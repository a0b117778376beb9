const features = 'apps/api/src/features';

/** The rules of money that need no database: their own tests say in milliseconds what a run through HTTP says in seconds. */
const decisions = [
  `${features}/payments/decide/*.ts`,
  `${features}/payments/refund/decide-refund.ts`,
  `${features}/bookings/trail/trail-of.ts`,
  `${features}/bookings/cancel/cancellation.ts`,
];

/**
 * What is mutated, and the tests that must notice. Each area is a run of its own; its tests are the files that reach it, because a mutant
 * of what is worked out once, when a module is loaded, is tried against all of them.
 */
export const areas = {
  contracts: {
    root: 'packages/contracts',
    mutate: ['packages/contracts/src/**/*.ts', '!packages/contracts/src/testing/**'],
    tests: ['src/**/*.test.ts'],
  },
  decisions: {
    root: 'apps/api',
    mutate: decisions,
    tests: ['src/features/**/{decide,decide-by-example,decide-refund,trail-of,cancellation}.test.ts'],
  },
  cache: {
    root: 'apps/api',
    mutate: ['apps/api/src/http/response-cache.ts', 'apps/api/src/cache-catalogue.ts'],
    tests: [
      'src/http/response-cache.test.ts',
      'src/features/tour-packages/tour-packages.test.ts',
      'src/features/site/create-website.test.ts',
    ],
  },
  seats: {
    root: 'apps/api',
    mutate: [`${features}/seats/**/*.ts`],
    tests: ['src/features/seats/*.test.ts', 'src/features/bookings/seats/*.test.ts'],
  },
  bookings: {
    root: 'apps/api',
    mutate: [`${features}/bookings/**/*.ts`, ...decisions.map((path) => `!${path}`)],
    tests: ['src/features/{bookings,seats}/**/*.test.ts'],
  },
  payments: {
    root: 'apps/api',
    mutate: [`${features}/payments/**/*.ts`, ...decisions.map((path) => `!${path}`)],
    tests: ['src/features/{payments,bookings/limits}/**/*.test.ts'],
  },
};
