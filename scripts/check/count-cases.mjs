const note = (how) => (title) => `${how}: ${title}`;

/** Cases of a vitest report; a file that could not be loaded counts as one failure. */
export const countTests = ({ numPassedTests, numTotalTestSuites, testResults = [] }) => {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) =>
      assertionResults.length === 0
        ? [name]
        : assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    );
  return { passed: numPassedTests, failed: failed.length, isEmpty: numTotalTestSuites === 0, notes: failed.map(note('failed')) };
};

const titlesOf = (status, { suites = [], specs = [] }) => [
  ...suites.flatMap((suite) => titlesOf(status, suite)),
  ...specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(({ title }) => title),
];

/**
 * Cases of a Playwright report; errors outside of any case (such as a product that did not start) count as
 * failures.
 */
export const countJourneys = ({ config, stats, suites, errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  isEmpty: stats.expected + stats.unexpected + stats.flaky === 0,
  notes: [
    config.metadata.browser,
    ...titlesOf('unexpected', { suites }).map(note('failed')),
    ...titlesOf('flaky', { suites }).map(note('passed at the second try only')),
  ],
});

/** A chaos run is one case; what was wrong is told with its seed, because its output is long. */
export const countChaos = ({ seed, faults }) => ({
  passed: Number(faults.length === 0),
  failed: Number(faults.length > 0),
  isEmpty: false,
  notes: faults.map((fault) => `seed ${seed}: ${fault}`),
});
