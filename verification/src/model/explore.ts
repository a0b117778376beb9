import { codeViolationsIn } from '../invariants/code-invariants.ts';
import { emailViolationsIn } from '../invariants/email-invariants.ts';
import { violationsBetween, violationsIn } from '../invariants/money-invariants.ts';
import { seatViolationsBetween, seatViolationsIn } from '../invariants/seat-invariants.ts';
import type { Violation } from '../invariants/violation.ts';
import { initialState } from './initial-state.ts';
import { violationsAfterRecovery } from './recovery.ts';
import type { Scenario } from './scenario.ts';
import { stepsFrom } from './steps-from.ts';
import {
  bookingAt,
  bookingsAt,
  CODES,
  codesAt,
  daysOf,
  EMAILS,
  ENVIRONMENT,
  MAILBOX,
  outboxAt,
  PROVIDER,
  SEAT_DAYS,
  seatDayAt,
  sessionsAt,
} from './system-state.ts';

export type Counterexample = Violation & { readonly steps: readonly string[] };
export type Exploration = {
  readonly scenario: string;
  readonly states: number;
  readonly transitions: number;
  /** The longest of the shortest ways to a state, in steps. */
  readonly depth: number;
  readonly seconds: number;
  /** False when the limit of states ended it. */
  readonly isWhole: boolean;
  readonly counterexample: Counterexample | null;
};

const once = <Found>(compute: (key: string, parts: readonly number[]) => Found) => {
  const known = new Map<string, Found>();
  return (parts: readonly number[]): Found => {
    const key = parts.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = compute(key, parts);
    known.set(key, found);
    return found;
  };
};

/** Every state once, in the order in which it was first reached; so the way to each is a shortest one. */
const discovered = (first: readonly number[]) => {
  const width = first.length;
  const numbers: number[] = [...first];
  const from = [-1];
  const by = [''];
  const seen = new Set([first.join()]);
  return {
    count: () => from.length,
    at: (index: number): number[] => numbers.slice(index * width, (index + 1) * width),
    add: (state: readonly number[], parent: number, label: string): boolean => {
      const key = state.join();
      if (seen.has(key)) return false;
      seen.add(key);
      numbers.push(...state);
      from.push(parent);
      by.push(label);
      return true;
    },
    stepsTo: (index: number): string[] => {
      const steps: string[] = [];
      for (let at = index; at > 0; at = from[at] ?? 0) steps.unshift(by[at] ?? '');
      return steps;
    },
  };
};

/** Looks at states and at what lies between them; each different thing is looked at once. */
const createInspector = (scenario: Scenario) => {
  const { seats } = scenario;
  const inState = once((_, [booking = 0, provider = 0]) => violationsIn(bookingAt(booking), sessionsAt(provider)));
  const ofSeats = once((_, [booking = 0, days = 0]) =>
    seats === null ? [] : seatViolationsIn(bookingAt(booking), daysOf(bookingAt(booking), days)[0], seats),
  );
  const ofEmails = once((_, [emails = 0, mailbox = 0]) => emailViolationsIn(outboxAt(emails, mailbox)));
  const ofCodes = once((_, [booking = 0, codes = 0]) =>
    codesAt(codes).flatMap((code) => codeViolationsIn(code, bookingsAt(booking))),
  );
  const between = once((_, [before = 0, after = 0]) => violationsBetween(bookingAt(before), bookingAt(after)));
  const ofDay = once((_, [before = 0, after = 0]) => seatViolationsBetween(seatDayAt(before), seatDayAt(after), seats));
  const afterRecovery = once((_, state) => violationsAfterRecovery(state, scenario));
  return async (before: readonly number[], after: readonly number[], isNew: boolean): Promise<Violation | undefined> => {
    const [change] = before[0] === after[0] ? [] : between([before[0] ?? 0, after[0] ?? 0]);
    if (change) return change;
    const [sold] = before[SEAT_DAYS] === after[SEAT_DAYS] ? [] : ofDay([before[SEAT_DAYS] ?? 0, after[SEAT_DAYS] ?? 0]);
    if (sold || !isNew) return sold;
    const [oversold] = ofSeats([after[0] ?? 0, after[SEAT_DAYS] ?? 0]);
    if (oversold) return oversold;
    const [overused] = ofCodes([after[0] ?? 0, after[CODES] ?? 0]);
    if (overused) return overused;
    const [twice] = ofEmails([after[EMAILS] ?? 0, after[MAILBOX] ?? 0]);
    if (twice) return twice;
    const [broken] = inState([after[0] ?? 0, after[PROVIDER] ?? 0]);
    return broken ?? (await afterRecovery(after.slice(0, ENVIRONMENT)))[0];
  };
};

/**
 * Visits every state that the scenario can reach, nearest first, until one breaks an invariant or all are
 * visited.
 * @param mostStates gives up there, so that a change of the product cannot fill the memory
 */
export const explore = async (scenario: Scenario, mostStates: number): Promise<Exploration> => {
  const startedAt = performance.now();
  const inspect = createInspector(scenario);
  const states = discovered([...(await initialState(scenario)), ...scenario.actors.map(() => 0)]);
  let transitions = 0;
  let depth = 0;
  let counterexample: Counterexample | null = null;
  let levelEnd = 1;
  let index = 0;
  while (index < states.count() && states.count() < mostStates && !counterexample) {
    if (index === levelEnd) {
      levelEnd = states.count();
      depth += 1;
    }
    const state = states.at(index);
    for (const { state: next, label, violation } of await stepsFrom(scenario, state)) {
      transitions += 1;
      const isNew = states.add(next, index, label);
      const broken = violation ?? (await inspect(state, next, isNew));
      if (!broken) continue;
      counterexample = { ...broken, steps: [...states.stepsTo(index), label] };
      break;
    }
    index += 1;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const isWhole = index === states.count() && !counterexample;
  return { scenario: scenario.name, states: states.count(), transitions, depth, seconds, isWhole, counterexample };
};
