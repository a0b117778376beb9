import { type ActorKind, type EndpointName, isStaff, type Route } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import type { RunOperation } from '../../http/mount-endpoints.ts';
import { type Actor, runWithAuditContext } from '../../logging/audit-context.ts';
import { recordActivity } from './record-activity.ts';

const actorKindOf = ({ role }: Caller): ActorKind => (role === 'admin' ? 'admin' : isStaff(role) ? 'staff' : 'traveller');

const actorOf = (caller: Caller | null): Actor => {
  if (!caller) return { kind: 'visitor', id: '' };
  return { kind: actorKindOf(caller), id: caller.userId };
};

/**
 * What is asked with a body and changes nothing, each tested to write nothing. It is asked at each key press,
 * and would hide what was changed.
 */
export const QUESTIONS = [
  'quoteAtDesk',
  'quoteBooking',
  'quoteTripChange',
  'previewLetter',
  'tryLetter',
] as const satisfies readonly EndpointName[];
const isQuestion = (name: EndpointName): boolean => QUESTIONS.some((one) => one === name);

/** Every other call by which staff may change something: the HTTP method decides, so none can be left out. */
const isKept = (name: EndpointName, { method }: Route, caller: Caller | null): boolean =>
  method !== 'GET' && isStaff(caller?.role) && !isQuestion(name);

/** Carries out calls on behalf of their callers, and keeps a log of what staff do. */
export const runAsCaller =
  ({ database, logger, clock }: Pick<Dependencies, 'database' | 'logger' | 'clock'>): RunOperation =>
  ({ name, route, status, call, requestId, client, noteBooking = () => undefined }, operation) =>
    runWithAuditContext({ by: actorOf(call.caller), requestId, client, clock, logger, noteBooking }, () =>
      isKept(name, route, call.caller)
        ? recordActivity(
            { database, logger },
            { name, status, params: call.params, body: route.pictures ? {} : call.body },
            operation,
          )
        : operation(),
    );
