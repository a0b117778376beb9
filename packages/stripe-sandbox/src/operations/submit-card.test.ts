import { expect, test } from 'vitest';
import { startForTest } from '../testing/start-for-test.ts';

const expand = ['payment_intent.latest_charge'];

test('a declined card leaves the session open, and the next card pays the same payment', async () => {
  const { stripe, createSession, pay } = await startForTest();
  const { id } = await createSession();
  expect(await pay(id, '4000000000009995')).toMatchObject({ kind: 'declined', message: 'Your card has insufficient funds.' });
  const declined = await stripe.checkout.sessions.retrieve(id, { expand });
  expect(declined).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
      latest_charge: { status: 'failed', paid: false },
    },
  });
  expect(await pay(id)).toEqual({ kind: 'paid' });
  const paid = await stripe.checkout.sessions.retrieve(id, { expand });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: {
      status: 'succeeded',
      amount_received: 9_199_800,
      metadata: { bookingId: 'booking-1' },
      latest_charge: { status: 'succeeded', payment_method_details: { card: { last4: '4242', brand: 'visa' } } },
    },
  });
  expect(paid.payment_intent).toHaveProperty(
    'id',
    typeof declined.payment_intent === 'object' ? declined.payment_intent?.id : '',
  );
});

test('a session is paid once, however often and however parallel the card is sent', async () => {
  const { stripe, createSession, pay } = await startForTest();
  const { id } = await createSession();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => pay(id)));
  expect(outcomes.filter((outcome) => JSON.stringify(outcome) === '{"kind":"paid"}')).toHaveLength(1);
  expect((await stripe.events.list({ types: ['payment_intent.succeeded'] })).data).toHaveLength(1);
});

test('a card that needs authentication waits for it, and pays when it is completed', async () => {
  const { stripe, createSession, pay } = await startForTest();
  const { id } = await createSession();
  expect(await pay(id, '4000002760003184')).toEqual({ kind: 'needs_authentication' });
  const waiting = await stripe.checkout.sessions.retrieve(id, { expand });
  expect(waiting).toMatchObject({
    status: 'open',
    payment_intent: { status: 'requires_action', latest_charge: null },
  });
  expect(await pay(id, '4000002760003184', 'complete')).toEqual({ kind: 'paid' });
});

test('a failed authentication charges nothing and the traveller may try again', async () => {
  const { stripe, createSession, pay } = await startForTest();
  const { id } = await createSession();
  expect(await pay(id, '4000002760003184', 'fail')).toMatchObject({ kind: 'declined' });
  const failed = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(failed.payment_intent).toMatchObject({
    latest_charge: null,
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  expect(await pay(id)).toEqual({ kind: 'paid' });
});

test('a card number that is no test card never pays', async () => {
  const { createSession, pay } = await startForTest();
  const { id } = await createSession();
  expect(await pay(id, '4111111111111111')).toMatchObject({ kind: 'declined', message: expect.stringContaining('test cards') });
});
