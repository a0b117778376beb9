import { amountOf, withSession } from './memory-provider.ts';
import { handedOutBy, type OperationName, operationsFor } from './operations.ts';
import { limitSeatsTo } from './parked-dependencies.ts';
import { runAlone } from './run-alone.ts';
import type { Scenario } from './scenario.ts';
import { firstParts, idOfProvider, idOfSurroundings, PROVIDER, providerAt, SURROUNDINGS } from './world.ts';

/** No actor has these seeds. */
const SEED = 60;

const only = (name: OperationName, seed: number, handedOut: readonly string[] = []) => {
  const [operation] = operationsFor(name, seed, { handedOut, events: [] });
  if (!operation) throw new Error(`There is no ${name}.`);
  return operation;
};

/**
 * The world in which a scenario begins: a booking that waits for its money or, by the shipped operations themselves, has got it or a page
 * where it can be paid.
 */
export const firstWorld = async (scenario: Scenario): Promise<readonly number[]> => {
  const parts = firstParts(scenario);
  limitSeatsTo(scenario.isUncounted ? null : scenario.seats);
  if (!scenario.isPaid && !scenario.isUncounted) return parts;
  const { world, gives } = await runAlone(only('pay now', SEED), parts);
  const sessionId = handedOutBy(gives) ?? '';
  limitSeatsTo(scenario.seats);
  if (!scenario.isPaid) return world.with(SURROUNDINGS, idOfSurroundings({ ...scenario.budget, handedOut: [sessionId] }));
  const provider = providerAt(world[PROVIDER] ?? 0);
  const [charged = 0] = provider.sessions.map(({ order }) => amountOf(order));
  const paid = world.with(PROVIDER, idOfProvider(withSession(provider, sessionId, { state: 'complete', charged })));
  return (await runAlone(only('success page', SEED + 1, [sessionId]), paid)).world;
};
