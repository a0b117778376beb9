import { apiEnvironment } from './api-environment.ts';
import { demoPasswordOf } from './demo-password.ts';
import { checkReplicaSet } from './mongod/index.ts';
import { seedDemo } from './seed-demo.ts';
import type { Stack } from './stack.ts';
import { startDatabase } from './start-database.ts';
import { startSandbox } from './start-sandbox.ts';

/** Says after the step how long it took: 'Database ready (1.2 s)'. */
export const timed = async <Result>(
  { say }: Stack,
  label: string,
  work: Promise<Result>,
  isWorthALine: (result: Result) => boolean = () => true,
): Promise<Result> => {
  const startedAt = performance.now();
  const result = await work;
  if (isWorthALine(result)) say(`${label} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
};

const provideDatabase = async (stack: Stack): Promise<string> => {
  const { mongodbUri } = stack.settings;
  if (mongodbUri === null) return startDatabase(stack);
  await checkReplicaSet(mongodbUri);
  return mongodbUri;
};

/** Database and sandbox, and on them the demo, whose bookings are made and paid through both. */
export const prepareData = async (
  stack: Stack,
): Promise<{ mongodbUri: string; seeded: boolean; demoPassword: string | null }> => {
  const { settings } = stack;
  const demoPassword = settings.mongodbUri === null ? await demoPasswordOf(stack) : null;
  const [mongodbUri] = await Promise.all([
    timed(stack, 'Database ready', provideDatabase(stack)),
    settings.stripe === null ? timed(stack, 'Payment sandbox ready', startSandbox(stack)) : null,
  ]);
  if (demoPassword === null) return { mongodbUri, seeded: false, demoPassword };
  const env = apiEnvironment(stack, { mongodbUri, websiteFolder: null, demoPassword });
  const seeded = await timed(stack, 'Demo data ready', seedDemo(stack, env), (made) => made);
  return { mongodbUri, seeded, demoPassword };
};
