/** Cases of a vitest report; a file that could not even be loaded counts as one failure. */
export const countTests = ({ numPassedTests, numFailedTests, numTotalTestSuites, testResults = [] }) => {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + unloaded, isEmpty: numTotalTestSuites === 0 };
};

const flakyIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(flakyIn),
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
];

/** Cases of a Playwright report; errors outside of any case (a product that did not start) count as failures. */
export const countJourneys = ({ stats, suites, errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  isEmpty: stats.expected + stats.unexpected + stats.flaky === 0,
  flaky: flakyIn({ suites }),
});
