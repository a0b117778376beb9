import type { Sandbox } from '../sandbox.ts';
import type { SessionRecord } from '../store/records.ts';
import { chargeCard, failPayment } from './charge-card.ts';
import type { SubmitOutcome } from './submit-card.ts';

const failedAuthentication = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** The effect of the two buttons on the bank's page. Null if no card is waiting for an answer. */
export const answerAuthentication = (
  sandbox: Sandbox,
  session: SessionRecord,
  answer: 'complete' | 'fail',
): SubmitOutcome | null => {
  if (session.status !== 'open') return { kind: 'closed', status: session.status };
  const intent = session.paymentIntentId === null ? null : sandbox.store.find('paymentIntents', session.paymentIntentId);
  const waiting = intent?.awaitingAuthentication;
  if (!intent || !waiting) return null;
  if (answer === 'complete') return chargeCard(sandbox, session, intent, waiting);
  return failPayment(sandbox, intent, failedAuthentication, null);
};

/** Whether the bank's page must be shown. */
export const isAwaitingAuthentication = (sandbox: Sandbox, session: SessionRecord): boolean => {
  const intent = session.paymentIntentId === null ? null : sandbox.store.find('paymentIntents', session.paymentIntentId);
  return session.status === 'open' && intent?.awaitingAuthentication != null;
};
