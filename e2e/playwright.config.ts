import { defineConfig } from '@playwright/test';

/** Journeys that add, edit and delete what every visitor sees: alone, or a picture could vanish under somebody else's journey. */
const CATALOGUE_JOURNEYS = /(admin|forms|keyboard)\.spec\.ts$/;

/** Every state of every screen, the longest contents and the like: minutes that people are spared; CI is not. */
const ONLY_IN_CI = process.env.CI ? [] : [/\/thorough\//];

/** Journeys in a real browser against the composed product, which `start-product.ts` starts on a free port with demo data of its own. */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/start-product.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  outputDir: 'test-results',
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  projects: [
    { name: 'side by side', testMatch: '**/*.spec.ts', testIgnore: [CATALOGUE_JOURNEYS, ...ONLY_IN_CI] },
    { name: 'alone', testMatch: CATALOGUE_JOURNEYS, workers: 1, dependencies: ['side by side'] },
  ],
  use: {
    browserName: 'chromium',
    // Set by the global setup, which runs before the workers read this.
    baseURL: process.env.PRODUCT_URL ?? 'http://localhost:0',
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    // A browser in another zone than the site: no day may shift.
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    // Recording every step doubles the time, so it is asked for: TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
