import type { Violation } from '../invariants/violation.ts';
import { environmentStepsIn } from './environment.ts';
import { eventsOf } from './memory-provider.ts';
import { handedOutBy, operationsFor } from './operations.ts';
import { knownProgress, type Progress, progressAt, resume, startOf } from './replay.ts';
import type { Scenario } from './scenario.ts';
import {
  bookingAt,
  ENVIRONMENT,
  type Environment,
  effectsOf,
  environmentAt,
  FIRST_ACTOR,
  idOfEnvironment,
  idOfProvider,
  MAILBOX,
  PROVIDER,
  providerAt,
  slotOf,
} from './system-state.ts';

export type Step = { readonly state: readonly number[]; readonly label: string; readonly violation?: Violation | undefined };

/** An actor as a number: its present operation, and its progress in it; 0 before it begins. */
const PLACES = 2 ** 26;
const placed = (position: number, progress: Progress | null): number => position * PLACES + (progress ? progress.id + 1 : 0);
const positionOf = (actor: number): number => Math.floor(actor / PLACES);
const progressOf = (actor: number): Progress | null => (actor % PLACES === 0 ? null : progressAt((actor % PLACES) - 1));

const spend = (state: number[], change: (environment: Environment) => Partial<Environment>): void => {
  const before = environmentAt(state[ENVIRONMENT] ?? 0);
  state[ENVIRONMENT] = idOfEnvironment({ ...before, ...change(before) });
};

/** An operation has ended: the traveller now has the page that it handed out. */
const end = (state: number[], actor: number, position: number, { gives, bug }: Progress): Violation | undefined => {
  state[FIRST_ACTOR + actor] = placed(position + 1, null);
  if (bug) return { invariant: 'bug', sentence: bug };
  const sessionId = handedOutBy(gives);
  if (!sessionId) return undefined;
  spend(state, ({ handedOut }) => ({ handedOut: [...new Set([...handedOut, sessionId])].toSorted() }));
  const isCancelled = bookingAt(state[0] ?? 0).bookingStatus === 'cancelled';
  return isCancelled ? { invariant: 'rule 5', sentence: 'a page was handed out for a cancelled booking' } : undefined;
};

/** One effect of one operation, in each possible way. */
const advance = async ({ onlyFails }: Scenario, state: readonly number[], actor: number, progress: Progress): Promise<Step[]> => {
  const slot = slotOf(progress.requestId);
  const position = positionOf(state[FIRST_ACTOR + actor] ?? 0);
  const isFragile = (slot === PROVIDER || slot === MAILBOX) && (onlyFails === null || progress.request?.act === onlyFails);
  const mayFail = isFragile && environmentAt(state[ENVIRONMENT] ?? 0).faults > 0;
  const steps: Step[] = [];
  for (const { part, answer, fault } of effectsOf(slot, state[slot] ?? 0, progress.requestId, mayFail)) {
    const after = [...state];
    after[slot] = part;
    if (fault) spend(after, ({ faults }) => ({ faults: faults - 1 }));
    const next = knownProgress(progress, answer) ?? (await resume(progress, answer));
    after[FIRST_ACTOR + actor] = placed(position, next);
    const violation = next.request ? undefined : end(after, actor, position, next);
    const { act, to } = progress.request ?? { act: 'nothing', to: 'nobody' };
    steps.push({ state: after, label: `${progress.operation.name}: ${to} ${act}${fault ? ` ${fault}` : ''}`, violation });
  }
  return steps;
};

const stepsOfActor = async (scenario: Scenario, state: readonly number[], actor: number): Promise<Step[]> => {
  const place = state[FIRST_ACTOR + actor] ?? 0;
  const position = positionOf(place);
  const name = scenario.actors[actor]?.[position];
  if (!name) return [];
  const progress = progressOf(place);
  const { handedOut, crashes } = environmentAt(state[ENVIRONMENT] ?? 0);
  if (!progress) {
    const events = eventsOf(providerAt(state[PROVIDER] ?? 0));
    const starts = operationsFor(name, actor * 8 + position, { handedOut, events });
    const steps: Step[] = [];
    for (const operation of starts) steps.push(...(await advance(scenario, state, actor, await startOf(operation))));
    return steps;
  }
  const steps = await advance(scenario, state, actor, progress);
  if (crashes === 0) return steps;
  const after = [...state];
  after[FIRST_ACTOR + actor] = placed(position + 1, null);
  spend(after, () => ({ crashes: crashes - 1 }));
  return [...steps, { state: after, label: `${progress.operation.name} crashes` }];
};

const stepsOfEnvironment = (state: readonly number[]): Step[] => {
  const around = environmentAt(state[ENVIRONMENT] ?? 0);
  return environmentStepsIn(providerAt(state[PROVIDER] ?? 0), around).map(({ label, provider, uses }) => {
    const after = [...state];
    after[PROVIDER] = idOfProvider(provider);
    if (uses) spend(after, (left) => ({ [uses]: left[uses] - 1 }));
    return { state: after, label };
  });
};

/** Every state that is one step away: an effect of an operation, a crash, or an external event. */
export const stepsFrom = async (scenario: Scenario, state: readonly number[]): Promise<Step[]> => {
  const steps = stepsOfEnvironment(state);
  for (const actor of scenario.actors.keys()) steps.push(...(await stepsOfActor(scenario, state, actor)));
  return steps;
};
