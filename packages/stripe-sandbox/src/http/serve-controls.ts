import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { faultSettings } from '../faults/fault-switch.ts';
import { answerAuthentication } from '../operations/answer-authentication.ts';
import { closeDispute, disputeCharge } from '../operations/dispute-charge.ts';
import { expireDueSessions } from '../operations/expire-session.ts';
import { failRefund } from '../operations/fail-refund.ts';
import { getRecord } from '../operations/get-record.ts';
import { failPayout } from '../operations/pay-out.ts';
import { submitCard } from '../operations/submit-card.ts';
import type { Sandbox } from '../sandbox.ts';
import { authenticateKey } from './authenticate-key.ts';
import { badRequest, StripeError } from './stripe-error.ts';

const clockBody = z.strictObject({ now: z.int().min(0).nullable() });
const payBody = z.strictObject({
  session: z.string(),
  card: z.string(),
  email: z.string().default('traveller@example.com'),
  name: z.string().default('Test Traveller'),
  /** The answer on the bank's page if the card needs it; without it, the payment waits there. */
  authentication: z.enum(['complete', 'fail']).optional(),
});
const failRefundBody = z.strictObject({ refund: z.string() });
const failPayoutBody = z.strictObject({ payout: z.string() });
const disputeBody = z.strictObject({ payment_intent: z.string() });
const decisionBody = disputeBody.extend({ status: z.enum(['won', 'lost']) });

/** The sandbox's own API: its clock, its faults, and the payment page's button. Needs the secret key. */
export const serveControls = (sandbox: Sandbox): Router => {
  const router = express.Router();
  router.get('/_sandbox/health', (_request, response) => void response.json({ ok: true }));
  router.use('/_sandbox', (request, _response, next) => {
    authenticateKey(request.get('authorization'), { secretKeys: sandbox.options.secretKeys });
    next();
  });
  router.use('/_sandbox', express.json({ limit: '100kb' }));
  router.get('/_sandbox/clock', (_request, response) => void response.json({ now: sandbox.store.clock() }));
  router.post('/_sandbox/clock', (request, response) => {
    sandbox.store.setClock(read(clockBody, request.body).now);
    expireDueSessions(sandbox);
    response.json({ now: sandbox.store.clock() });
  });
  router.post('/_sandbox/pay', (request, response) => void response.json(pay(sandbox, read(payBody, request.body))));
  router.post('/_sandbox/dispute', (request, response) => {
    response.json(disputeCharge(sandbox, read(disputeBody, request.body).payment_intent));
  });
  router.post('/_sandbox/dispute/close', (request, response) => {
    const { payment_intent, status } = read(decisionBody, request.body);
    response.json(closeDispute(sandbox, payment_intent, status));
  });
  router.post('/_sandbox/fail_refund', (request, response) => {
    response.json(failRefund(sandbox, read(failRefundBody, request.body).refund));
  });
  router.post('/_sandbox/fail_payout', (request, response) => {
    response.json(failPayout(sandbox, read(failPayoutBody, request.body).payout));
  });
  router.get('/_sandbox/faults', (_request, response) => void response.json(sandbox.faults.current()));
  router.put('/_sandbox/faults', (request, response) => {
    sandbox.faults.set(read(faultSettings, request.body));
    response.json(sandbox.faults.current());
  });
  router.use('/_sandbox', answerError);
  return router;
};

const pay = (sandbox: Sandbox, { session: id, card, email, name, authentication }: z.infer<typeof payBody>) => {
  expireDueSessions(sandbox);
  const year = new Date(sandbox.now() * 1_000).getUTCFullYear() + 2;
  const cvc = /^3[47]/.test(card) ? '1234' : '123';
  const outcome = submitCard(sandbox, getRecord(sandbox, 'sessions', id), {
    number: card,
    expiry: `12/${year}`,
    cvc,
    email,
    name,
  });
  if (outcome.kind !== 'needs_authentication' || authentication === undefined) return outcome;
  return answerAuthentication(sandbox, getRecord(sandbox, 'sessions', id), authentication) ?? outcome;
};

const read = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> => {
  const result = schema.safeParse(body ?? {});
  if (!result.success) throw badRequest(z.prettifyError(result.error));
  return result.data;
};

const answerError = (error: unknown, _request: Request, response: Response, next: NextFunction): void => {
  if (error instanceof StripeError) response.status(error.status).json(error.body());
  else if (error instanceof SyntaxError) response.status(400).json(badRequest('The body is not JSON.').body());
  else next(error);
};
