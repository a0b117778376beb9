import express, { type Request, type Response, type Router } from 'express';
import { type FaultName, faultNames } from '../faults/fault-switch.ts';
import { answerAuthentication, isAwaitingAuthentication } from '../operations/answer-authentication.ts';
import type { CardEntry } from '../operations/check-card-entry.ts';
import { expireDueSessions } from '../operations/expire-session.ts';
import { type SubmitOutcome, submitCard } from '../operations/submit-card.ts';
import { assetFolder } from '../page/asset-folder.ts';
import { firstContent, type LastAttempt, payPage } from '../page/pay-page.ts';
import { authenticationPage, closedPage } from '../page/single-page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SessionRecord } from '../store/records.ts';
import { protectPages } from './protect-pages.ts';

type Answer = (session: SessionRecord, request: Request, response: Response) => void;

/**
 * The hosted payment page. Everything answers 200 or redirects, so that the console shows no errors; only
 * unknown sessions are 404.
 */
export const servePages = (sandbox: Sandbox): Router => {
  const base = new URL(sandbox.publicUrl).pathname.replace(/\/+$/, '');
  const router = express.Router();
  const page = (answer: Answer) => (request: Request, response: Response) => {
    expireDueSessions(sandbox);
    const session = sandbox.store.find('sessions', String(request.params.id));
    protectPages(response, session);
    if (session) answer(session, request, response);
    else response.status(404).send(closedPage(base, unknownSession));
  };
  const pathOf = (session: SessionRecord, rest = '') => `${base}/c/pay/${session.id}${rest}`;
  const follow = (session: SessionRecord, outcome: SubmitOutcome | null, entry: CardEntry | null, response: Response): void => {
    if (outcome?.kind === 'paid') response.redirect(303, successUrlOf(session));
    else if (outcome?.kind === 'closed' && outcome.status === 'complete') response.redirect(303, successUrlOf(session));
    else if (outcome?.kind === 'needs_authentication') response.redirect(303, pathOf(session, '/authenticate'));
    else if (outcome?.kind === 'invalid' && entry) {
      response.send(payPage(sandbox, session, base, { entry, errors: outcome.errors, notice: null }));
    } else {
      // A decline is shown after a redirect: as the answer to the form, 'back' from the next page would ask
      // to resubmit the card.
      response.redirect(303, pathOf(session));
    }
  };

  router.use('/c/assets', express.static(assetFolder, { index: false, maxAge: 300_000 }));
  router.use('/c/pay', express.urlencoded({ extended: false, limit: '20kb' }));
  router.get(
    '/c/pay/:id',
    page((session, _request, response) => {
      if (session.status !== 'open') response.send(closedPage(base, closedTextOf(session, sandbox.options.sellerName)));
      else response.send(payPage(sandbox, session, base, firstContent(findLastAttempt(sandbox, session))));
    }),
  );
  router.post(
    '/c/pay/:id',
    page((session, request, response) => {
      const entry = entryOf(request);
      follow(session, submitCard(sandbox, session, entry), entry, response);
    }),
  );
  router.get(
    '/c/pay/:id/authenticate',
    page((session, _request, response) => {
      if (isAwaitingAuthentication(sandbox, session))
        response.send(authenticationPage(session, sandbox.options.sellerName, base));
      else response.redirect(303, pathOf(session));
    }),
  );
  router.post(
    '/c/pay/:id/authenticate',
    page((session, request, response) => {
      const answer = fieldOf(request, 'answer') === 'complete' ? 'complete' : 'fail';
      follow(session, answerAuthentication(sandbox, session, answer), null, response);
    }),
  );
  router.post(
    '/c/pay/:id/faults',
    page((session, request, response) => {
      if (sandbox.options.faultPanel ?? true) sandbox.faults.set(chosenFaults(request));
      response.redirect(303, pathOf(session));
    }),
  );
  return router;
};

/** The merchant's page after payment, with the session's id in place of the merchant's placeholder. */
const successUrlOf = (session: SessionRecord): string => session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

/** The outcome of the last attempt and who made it; null if there was none. */
const findLastAttempt = (sandbox: Sandbox, session: SessionRecord): LastAttempt | null => {
  const intent = session.paymentIntentId === null ? null : sandbox.store.find('paymentIntents', session.paymentIntentId);
  if (!intent?.lastDecline) return null;
  const charge = intent.latestChargeId === null ? null : sandbox.store.find('charges', intent.latestChargeId);
  return { message: intent.lastDecline.decline.message, email: charge?.email ?? null, name: charge?.name ?? null };
};

const unknownSession = {
  heading: 'This payment page does not exist',
  text: 'The address may be incomplete. Go back to the shop and begin the payment again.',
  link: null,
};

const closedTextOf = (session: SessionRecord, sellerName: string) => {
  if (session.status === 'complete') {
    const link = { href: successUrlOf(session), label: `Back to ${sellerName}` };
    return { heading: 'This payment is complete', text: 'Your payment went through. There is nothing more to do here.', link };
  }
  const link = session.cancelUrl === null ? null : { href: session.cancelUrl, label: `Back to ${sellerName}` };
  return {
    heading: 'This payment page has expired',
    text: 'You have not been charged. Go back and begin the payment again.',
    link,
  };
};

const fieldOf = (request: Request, name: string): string => {
  const fields: unknown = request.body;
  const value = typeof fields === 'object' && fields !== null && name in fields ? fields[name as keyof typeof fields] : '';
  return String(Array.isArray(value) ? (value[0] ?? '') : value).slice(0, 500);
};

const entryOf = (request: Request): CardEntry => {
  const read = (name: keyof CardEntry) => fieldOf(request, name);
  return { email: read('email'), number: read('number'), expiry: read('expiry'), cvc: read('cvc'), name: read('name') };
};

const chosenFaults = (request: Request) => {
  const body = request.body as { fault?: string | string[] } | undefined;
  const chosen = [body?.fault ?? []].flat();
  const isChosen = (name: FaultName) => chosen.includes(name);
  return Object.fromEntries(faultNames.filter(isChosen).map((name) => [name, { times: 1, milliseconds: 3_000 }]));
};
