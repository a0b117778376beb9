import { amountOf, withSession } from './memory-provider.ts';
import { handedOutBy, type OperationName, operationsFor } from './operations.ts';
import { runAlone } from './run-alone.ts';
import type { Scenario } from './scenario.ts';
import { firstParts, idOfProvider, PROVIDER, providerAt } from './world.ts';

/** No actor has these seeds. */
const SEED = 60;

const only = (name: OperationName, seed: number, handedOut: readonly string[] = []) => {
  const [operation] = operationsFor(name, seed, { handedOut, events: [] });
  if (!operation) throw new Error(`There is no ${name}.`);
  return operation;
};

/** The world in which a scenario begins: a booking that waits for its money or, by the shipped operations themselves, has got it. */
export const firstWorld = async (scenario: Scenario): Promise<readonly number[]> => {
  const parts = firstParts(scenario);
  if (!scenario.isPaid) return parts;
  const { world, gives } = await runAlone(only('pay now', SEED), parts);
  const sessionId = handedOutBy(gives) ?? '';
  const provider = providerAt(world[PROVIDER] ?? 0);
  const [charged = 0] = provider.sessions.map(({ order }) => amountOf(order));
  const paid = world.with(PROVIDER, idOfProvider(withSession(provider, sessionId, { state: 'complete', charged })));
  return (await runAlone(only('success page', SEED + 1, [sessionId]), paid)).world;
};
