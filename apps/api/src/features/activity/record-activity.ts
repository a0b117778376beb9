import { type Endpoint, type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { Reply } from '../../http/handler.ts';
import { auditContext, type RecordedChange, runWithAuditContext } from '../../logging/audit-context.ts';
import type { ActionOutcome, ActivityRecord } from './activity.model.ts';
import { activityRepository } from './activity.repository.ts';
import { changedResourceOf } from './changed-resource-of.ts';

/** The parts of a checked call that are logged. */
export type AdminCall = {
  readonly name: EndpointName;
  readonly status: number;
  readonly params: unknown;
  readonly body: unknown;
};

type Needs = Pick<Dependencies, 'database' | 'logger'>;
type Outcome = Omit<ActionOutcome, 'changes'>;

const SECRET = /password|secret|token/i;

/** The request without secrets and without erasable data, because the log is never changed. */
const loggedOf = (asked: unknown, erasable: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(Object(asked)).filter(([field]) => !SECRET.test(field) && !erasable.includes(field)));

/** The id of what was added: such answers have a single field, `{ newDestination: { _id, … } }`. */
const addedIn = (answer: unknown): string | null => {
  const [first]: unknown[] = Object.values(Object(answer instanceof Reply ? answer.body : answer));
  const id: unknown = Object(first)._id;
  return typeof id === 'string' ? id : null;
};

const outcomeOfFailure = (thrown: unknown): Outcome =>
  thrown instanceof ApiError
    ? { status: thrown.status, code: thrown.code, added: null }
    : { status: 500, code: 'INTERNAL', added: null };

/**
 * Carries out an admin action between two log entries: one before, without which nothing is done, and one
 * with the outcome. If the second cannot be written, the action and the first entry remain.
 */
export const recordActivity = async (
  { database, logger }: Needs,
  { name, status, params, body }: AdminCall,
  runOperation: () => Promise<unknown>,
): Promise<unknown> => {
  const entries = activityRepository(database);
  const action = objectIdOf(newId());
  const recorded: RecordedChange[] = [];
  const add = (entry: Pick<ActivityRecord, 'stage' | 'asked' | 'outcome'>): Promise<void> => {
    const { by, requestId, clock } = auditContext();
    return entries.add({ action, at: clock(), by, requestId, endpoint: name, ...entry });
  };
  const end = async (outcome: Outcome): Promise<void> => {
    try {
      await add({ stage: 'ended', asked: null, outcome: { ...outcome, changes: recorded.map(changedResourceOf) } });
    } catch (thrown) {
      logger.error({ err: thrown, action: String(action), ...outcome }, 'The outcome of an admin action could not be stored');
    }
  };
  const endpoint: Endpoint = everyEndpoint[name];
  await add({ stage: 'begun', asked: { params: loggedOf(params), body: loggedOf(body, endpoint.erasable) }, outcome: null });
  try {
    const answer = await runWithAuditContext({ record: (change) => recorded.push(change) }, runOperation);
    await end({ status: answer instanceof Reply ? (answer.status ?? status) : status, code: null, added: addedIn(answer) });
    return answer;
  } catch (thrown) {
    await end(outcomeOfFailure(thrown));
    throw thrown;
  }
};
