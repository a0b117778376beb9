import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/browser/find-browser.ts';

/**
 * Journeys that add, edit and delete what every visitor sees: run one after the other, on a product of their
 * own, or a picture could vanish during another journey. If all share one product (PRODUCT_URL), they wait
 * for the others.
 */
const CATALOGUE_JOURNEYS = /@catalogue/;
// Both are set by the global setup, which runs before the workers read this.
const { PRODUCT_URL, CATALOGUE_URL } = process.env;
const NOWHERE = 'http://localhost:0';
const isShared = PRODUCT_URL !== undefined && CATALOGUE_URL === undefined;

const { executablePath, env, sentence } = await findBrowser();

/**
 * Every state of every screen, the longest contents and the like take many minutes: only `npm run
 * test:screens` runs them.
 */
const ONLY_WHEN_ASKED = process.env.THOROUGH ? [] : [/\/thorough\//];

/**
 * Long journeys, and one with a product of its own, whose parts are also covered by the tests of pages and of
 * the API: only in CI.
 */
const ONLY_IN_CI = process.env.CI || process.env.THOROUGH ? [] : [/\/(seats|refunds|staff-passkey)\.spec\.ts$/];

/**
 * Journeys in a real browser against the whole product, which `start-product.ts` starts on free ports with
 * its own demo data.
 */
export default defineConfig({
  testDir: 'src',
  testIgnore: [...ONLY_WHEN_ASKED, ...ONLY_IN_CI],
  globalSetup: './src/start-product.ts',
  workers: 3,
  fullyParallel: true,
  // For hanging tests; long enough for a machine under eight times the load.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // A browser on a shared machine may fail at random: CI retries a journey once, and the check prints which
  // ones needed it.
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  snapshotPathTemplate: 'src/thorough/pictures/{arg}{ext}',
  // The check prints it.
  metadata: { browser: sentence },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  projects: [
    // First in the list, so that it starts first and the others do not wait for it at the end.
    {
      name: 'catalogue',
      grep: CATALOGUE_JOURNEYS,
      workers: 1,
      use: { baseURL: CATALOGUE_URL ?? PRODUCT_URL ?? NOWHERE },
      dependencies: isShared ? ['side by side'] : [],
    },
    { name: 'side by side', grepInvert: CATALOGUE_JOURNEYS },
  ],
  use: {
    browserName: 'chromium',
    baseURL: PRODUCT_URL ?? NOWHERE,
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    // A browser in another time zone than the site: no day may shift.
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    // Recording every step doubles the time, so it is optional: TRACE=1. A screenshot of each page costs a
    // tenth: taken before a journey's outcome is known, so for every journey.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: process.env.TRACE || process.env.CI ? 'only-on-failure' : 'off',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
