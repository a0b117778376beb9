import { ApiError } from '@wayfarer/api/api-error';
import { ProviderFailure } from '@wayfarer/api/stripe/payment-provider';
import { Types } from 'mongoose';
import type { DatabaseRequest } from './memory-database.ts';
import type { Answer, ProviderRequest } from './memory-provider.ts';
import { valueTable } from './value-table.ts';

export type Request = DatabaseRequest | ProviderRequest;

/** One call of a shipped operation by an actor, with a stopped clock. */
export type Operation = {
  readonly name: string;
  /** Makes its new ids differ from those of every other call. */
  readonly seed: number;
  readonly at: Date;
  readonly run: () => Promise<unknown>;
};

/** The progress of an operation after some answers: it asks for the next effect, or it has ended. */
export type Progress = {
  readonly id: number;
  readonly operation: Operation;
  readonly answers: readonly Answer[];
  readonly request: Request | null;
  readonly requestId: number;
  /** Its result, once it has ended; null for a refusal. */
  readonly gives: unknown;
  /** An unexpected failure. */
  readonly bug: string | null;
  readonly after: Map<number, Progress>;
};

export const answers = valueTable<Answer>();
export const requests = valueTable<Request>();
const allProgress: Progress[] = [];
const starts = new Map<string, Progress>();

type Run = { operation: Operation; answers: readonly Answer[]; asked: Request[] };
const nobody: Operation = { name: 'nobody', seed: 0, at: new Date(0), run: async () => undefined };
let current: Run = { operation: nobody, answers: [], asked: [] };

/** The clock of the running operation. */
export const clock = (): Date => current.operation.at;

/**
 * Every effect of a shipped operation passes through here: answered as before, or left waiting at the first
 * new one.
 */
export const ask = <Given>(request: Request): Promise<Given> => {
  const answer = current.answers[current.asked.push(request) - 1];
  if (!answer) return new Promise<Given>(() => undefined);
  if ('fails' in answer)
    return Promise.reject(new ProviderFailure(answer.fails, `The provider: ${answer.fails}`, answer.isRepeated));
  return Promise.resolve(answer.gives as Given);
};

/** From here on new ids are derived from the seed alone, so that a repeated run makes the same ids. */
const restartIds = (seed: number): void => {
  Date.now = () => clock().getTime();
  Reflect.set(Types.ObjectId, 'PROCESS_UNIQUE', new Uint8Array(5));
  Reflect.set(Types.ObjectId, 'index', seed * 256);
};

const sleepUntilAllIsDone = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs an operation from its start with the answers so far, until it asks for the next one. */
const stand = async (operation: Operation, given: readonly Answer[], askedBefore: number | null): Promise<Progress> => {
  const run: Run = { operation, answers: given, asked: [] };
  current = run;
  restartIds(operation.seed);
  let gives: unknown = null;
  let bug: string | null = null;
  operation.run().then(
    (value) => {
      gives = value;
    },
    (thrown: unknown) => {
      if (!(thrown instanceof ApiError || thrown instanceof ProviderFailure)) bug = String(thrown);
    },
  );
  await sleepUntilAllIsDone();
  const repeated = run.asked[given.length - 1];
  if (repeated && requests.idOf(repeated) !== askedBefore) throw new Error(`${operation.name} does not run the same way twice.`);
  const request = run.asked[given.length] ?? null;
  const requestId = request ? requests.idOf(request) : -1;
  const progress = { id: allProgress.length, operation, answers: given, request, requestId, gives, bug, after: new Map() };
  allProgress.push(progress);
  return progress;
};

export const progressAt = (id: number): Progress => {
  const progress = allProgress[id];
  if (!progress) throw new Error(`There is no progress ${id}.`);
  return progress;
};

/** The progress of an operation before its first effect. */
export const startOf = async (operation: Operation): Promise<Progress> => {
  const known = starts.get(operation.name);
  if (known) return known;
  const first = await stand(operation, [], null);
  starts.set(operation.name, first);
  return first;
};

/** Its progress after one more answer; null when that is not known yet and must be found by `resume`. */
export const knownProgress = (progress: Progress, answerId: number): Progress | null => progress.after.get(answerId) ?? null;

export const resume = async (progress: Progress, answerId: number): Promise<Progress> => {
  const next = await stand(progress.operation, [...progress.answers, answers.at(answerId)], progress.requestId);
  progress.after.set(answerId, next);
  return next;
};
