import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calendarDateAt } from '@wayfarer/contracts';
import { startStripeSandbox } from '@wayfarer/stripe-sandbox';
import supertest from 'supertest';
import { afterAll, beforeEach, inject } from 'vitest';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createDependencies } from '../create-dependencies.ts';
import { migrate } from '../database/migrate.ts';
import { databaseSchema } from '../every-feature.ts';
import { createDocumentPrinter } from '../features/documents/pdf/document-printer.ts';
import { createPasswords } from '../features/users/index.ts';
import { createPictureEncoder } from '../integrations/images/picture-encoder.ts';
import { folderFiles } from '../integrations/images/picture-folder.ts';
import { withEncoder } from '../integrations/images/with-encoder.ts';
import { stripeProvider } from '../integrations/stripe/stripe-provider.ts';
import { leaveDatabase, takeDatabase } from './test-databases.ts';

const STRIPE_SECRET_KEY = 'sk_test_wayfarer';
/** The provider accepts this key too, as while a key is rolled. */
export const NEXT_STRIPE_SECRET_KEY = 'sk_test_the_next_one';
const TOKEN_SECRET = 'a secret for tests that is long enough';
const PASSWORD_COST = '4';
const STRIPE_WEBHOOK_SECRET = 'whsec_wayfarer_test';

/**
 * One process for the pictures, and the threads for documents and passwords, of all test files of a worker:
 * starting them for each took longer than many of them.
 */
const encoder = createPictureEncoder();
const printDocument = createDocumentPrinter();
const passwords = createPasswords({ pepper: TOKEN_SECRET, cost: Number(PASSWORD_COST) });

/** Until it is looked again whether the catalogue is in memory, in milliseconds. */
const UNTIL_NEXT_LOOK_MS = 10;
/** Longer than any test file takes, in milliseconds. */
const HALF_AN_HOUR = 30 * 60_000;
/** Longer than a test file takes, including holds that it lets expire by moving its clock. */
const THREE_HOURS = 6 * HALF_AN_HOUR;

/**
 * The real time until a test moves or stops it. Shortly before the site's midnight it starts after it, so
 * that 'today' stays one day. The provider's clock starts with it and is not moved: to the provider a session
 * is still open when its hold has expired.
 */
const adjustableClock = (zone: string) => {
  const isNight = calendarDateAt(new Date(Date.now() + THREE_HOURS), zone) !== calendarDateAt(new Date(), zone);
  const start = isNight ? THREE_HOURS : 0;
  let offset = start;
  let stoppedAt: number | null = null;
  return {
    now: () => new Date((stoppedAt ?? Date.now()) + offset),
    ofProvider: () => new Date(Date.now() + start),
    /** From here on it moves only on request. */
    stop: (): void => {
      stoppedAt = Date.now();
    },
    moveBy: (milliseconds: number): void => {
      offset += milliseconds;
    },
    /** To where it would be had no test moved it: to the provider's time. */
    moveBack: (): void => {
      offset = start;
    },
    /** Returns what brings it back to where it is now, also where it was stopped since. */
    remember: (): (() => void) => {
      const before = { offset, stoppedAt };
      return () => {
        ({ offset, stoppedAt } = before);
      };
    },
  };
};

/**
 * A time zone in which it is noon: for tests with processes of their own, whose clock is the real one and
 * must be the provider's too.
 */
export const zoneAtNoon = (): string => {
  const hours = 12 - new Date().getUTCHours();
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
};

/**
 * The real product behind HTTP: a database of its own on the run's replica set, the sandbox of the payment
 * provider, pictures in a folder of its own. Nothing is replaced but the clock, which a test may move.
 */
export const startTestApi = async (overrides: Partial<Record<keyof Config, string>> = {}) => {
  const picturesDir = await mkdtemp(join(tmpdir(), 'wayfarer-pictures-'));
  const ownDatabase = overrides.MONGODB_URI === undefined ? await takeDatabase(inject('mongodbUri')) : undefined;
  // No connection is closed during a request because a busy process exceeded Node's keep-alive time.
  const server = createServer({ keepAliveTimeout: HALF_AN_HOUR });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { SITE_TIME_ZONE = 'Asia/Kolkata' } = overrides;
  const clock = adjustableClock(SITE_TIME_ZONE);
  const sandbox = await startStripeSandbox({
    port: 0,
    secretKeys: [STRIPE_SECRET_KEY, NEXT_STRIPE_SECRET_KEY],
    webhook: { url: `${url}/api/payment/webhook`, secret: STRIPE_WEBHOOK_SECRET },
    stateFile: null,
    sellerName: 'Wayfarer',
    clock: clock.ofProvider,
  });
  const config = readConfig({
    NODE_ENV: 'test',
    MONGODB_URI: ownDatabase,
    TOKEN_SECRET,
    TRAVELLER_KEY: 'a key of passports for tests, long enough',
    PASSWORD_COST,
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE: sandbox.url,
    PUBLIC_URL: url,
    PICTURES_DIR: picturesDir,
    RATE_LIMITS: 'off',
    SITE_TIME_ZONE,
    // A slow machine must not look like a silent database.
    MAX_ANSWER_SECONDS: '1800',
    LOG_LEVEL: 'fatal',
    ...overrides,
  });
  const hasOwnPasswords = (['TOKEN_SECRET', 'PASSWORD_PEPPER', 'PASSWORD_COST'] as const).some((name) => name in overrides);
  const dependencies = {
    ...(await createDependencies(config, clock.now)),
    pictures: withEncoder(folderFiles(picturesDir), encoder),
    printDocument,
    ...(!hasOwnPasswords && { passwords }),
    // A slow machine must not look like a silent provider: provider calls are complete when a call is
    // answered, after failures too.
    paymentProvider: stripeProvider(config, HALF_AN_HOUR),
    providerPatience: HALF_AN_HOUR,
  };
  await migrate(dependencies, databaseSchema);
  const lifecycle = { stopping: false };
  const { app, isReady, stop: stopApp } = createApp(dependencies, lifecycle);
  server.on('request', app);
  while (!isReady()) await pause(UNTIL_NEXT_LOOK_MS);
  return {
    url,
    clock,
    dependencies,
    lifecycle,
    /** The stand-in for the payment provider: its address, and a switch for its faults. */
    provider: { url: sandbox.url, setFaults: sandbox.faults.set },
    request: supertest(url),
    /** The names of all picture files that are kept at this moment. */
    keptPictures: () => readdir(picturesDir),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await stopApp();
      await sandbox.close();
      if (ownDatabase === undefined) await dependencies.database.dropDatabase();
      await dependencies.database.close();
      if (ownDatabase !== undefined) leaveDatabase(ownDatabase);
      await rm(picturesDir, { recursive: true, force: true });
    },
  };
};

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/**
 * The same for all tests of a file, called at its top: it stops after the last of them. What a test does to
 * the clock ends with it, so that the tests run in any order.
 */
export const testApi = async (overrides: Parameters<typeof startTestApi>[0] = {}): Promise<TestApi> => {
  const api = await startTestApi(overrides);
  beforeEach(() => api.clock.remember());
  afterAll(api.stop);
  return api;
};
