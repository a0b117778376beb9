import { amountOf, withSession } from './memory-provider.ts';
import { limitSeatsTo, oweEmails } from './modelled-dependencies.ts';
import { handedOutBy, type OperationName, operationsFor } from './operations.ts';
import { runAlone } from './run-alone.ts';
import type { Scenario } from './scenario.ts';
import { ENVIRONMENT, idOfEnvironment, idOfProvider, initialParts, PROVIDER, providerAt } from './system-state.ts';

/** No actor has these seeds. */
const SEED = 60;

const only = (name: OperationName, seed: number, handedOut: readonly string[] = []) => {
  const [operation] = operationsFor(name, seed, { handedOut, events: [] });
  if (!operation) throw new Error(`There is no ${name}.`);
  return operation;
};

/**
 * The state in which a scenario begins: a booking that waits for its money or, by the shipped operations
 * themselves, has got it or a page where it can be paid.
 */
export const initialState = async (scenario: Scenario): Promise<readonly number[]> => {
  const parts = initialParts(scenario);
  oweEmails(scenario.sendsEmails);
  limitSeatsTo(scenario.isUncounted ? null : scenario.seats);
  if (!scenario.isPaid && !scenario.isUncounted) return parts;
  const { state, gives } = await runAlone(only('pay now', SEED), parts);
  const sessionId = handedOutBy(gives) ?? '';
  limitSeatsTo(scenario.seats);
  if (!scenario.isPaid) return state.with(ENVIRONMENT, idOfEnvironment({ ...scenario.budget, handedOut: [sessionId] }));
  const provider = providerAt(state[PROVIDER] ?? 0);
  const [charged = 0] = provider.sessions.map(({ order }) => amountOf(order));
  const paid = state.with(PROVIDER, idOfProvider(withSession(provider, sessionId, { state: 'complete', charged })));
  return (await runAlone(only('success page', SEED + 1, [sessionId]), paid)).state;
};
