import { emitEvent } from '../events/emit-event.ts';
import { badRequest } from '../http/stripe-error.ts';
import { sessionObject } from '../objects/session-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import { type Cause, causedByPage, type Sandbox } from '../sandbox.ts';
import type { SessionRecord } from '../store/records.ts';
import { getRecord } from './get-record.ts';

/** Expires an open session at the merchant's request. */
export const expireSession = (sandbox: Sandbox, id: string, cause: Cause): WireObject => {
  const session = getRecord(sandbox, 'sessions', id);
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return endUnpaid(sandbox, session, cause);
};

/**
 * Expires the sessions whose time is over. Runs before every request and once a second, so that no session is
 * seen open for too long.
 */
export const expireDueSessions = (sandbox: Sandbox): void => {
  const now = sandbox.now();
  for (const session of sandbox.store.list('sessions')) {
    if (session.status === 'open' && session.expiresAt <= now) endUnpaid(sandbox, session, causedByPage);
  }
};

const endUnpaid = (sandbox: Sandbox, session: SessionRecord, cause: Cause): WireObject => {
  const expired: SessionRecord = { ...session, status: 'expired', expiresAt: Math.min(session.expiresAt, sandbox.now()) };
  sandbox.store.put('sessions', expired);
  const intent = session.paymentIntentId === null ? null : sandbox.store.find('paymentIntents', session.paymentIntentId);
  if (intent) {
    sandbox.store.put('paymentIntents', { ...intent, status: 'canceled', awaitingAuthentication: null });
  }
  const object = sessionObject(expired, sandbox.publicUrl);
  emitEvent(sandbox, 'checkout.session.expired', object, cause);
  return object;
};
