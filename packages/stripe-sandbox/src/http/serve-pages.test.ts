import supertest from 'supertest';
import { expect, test } from 'vitest';
import { startForTest } from '../testing/start-for-test.ts';

const goodCard = { email: 'me@example.com', number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Asha Rao' };
const pathOf = (url: string | null) => new URL(url ?? '').pathname;
const successOf = (id: string) => `http://localhost:9/payment/success?session_id=${id}`;

test('the page shows seller, lines and total, and runs nothing but its own files', async () => {
  const { url, createSession } = await startForTest();
  const session = await createSession();
  const page = await supertest(url).get(pathOf(session.url)).expect(200);
  for (const text of ['Wayfarer', 'Hidden Kyoto', '2 × ₹45,999.00', '₹91,998.00', 'No money moves']) {
    expect(page.text).toContain(text);
  }
  expect(page.text).toContain('href="http://localhost:9/payment/cancelled"');
  for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'email']) expect(page.text).toContain(`autocomplete="${name}"`);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['content-security-policy']).toContain("form-action 'self' http://localhost:9");
  expect(page.text).not.toMatch(/<script(?![^>]*src=)|style=|onclick=/);
  for (const [, asset] of page.text.matchAll(/(?:src|href)="(\/c\/assets\/[^"]+)"/g))
    await supertest(url)
      .get(asset ?? '')
      .expect(200);
});

test('markup in names stays text', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const { url, createSession } = await startForTest({ sellerName: evil });
  const price_data = { currency: 'inr', unit_amount: 5_000, product_data: { name: evil, description: evil } };
  const session = await createSession({ line_items: [{ quantity: 1, price_data }] });
  const typed = await supertest(url)
    .post(pathOf(session.url))
    .type('form')
    .send({ ...goodCard, name: evil, cvc: '' });
  for (const text of [(await supertest(url).get(pathOf(session.url))).text, typed.text]) {
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  }
});

test('without JavaScript the form pays and leads back with the id of the session', async () => {
  const { url, stripe, createSession } = await startForTest();
  const session = await createSession();
  const answer = await supertest(url).post(pathOf(session.url)).type('form').send(goodCard).expect(303);
  expect(answer.headers.location).toBe(successOf(session.id));
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  expect(paid).toMatchObject({ payment_status: 'paid', customer_details: { email: 'me@example.com', name: 'Asha Rao' } });
});

test('a double click pays once and both clicks lead to the success page', async () => {
  const { url, stripe, createSession } = await startForTest();
  const session = await createSession();
  const click = () => supertest(url).post(pathOf(session.url)).type('form').send(goodCard).expect(303);
  const answers = await Promise.all([click(), click(), click()]);
  expect(answers.map((answer) => answer.headers.location)).toEqual(Array(3).fill(successOf(session.id)));
  expect((await stripe.events.list({ types: ['payment_intent.succeeded'] })).data).toHaveLength(1);
});

test('errors are shown at their fields, what was typed stays, the security code does not', async () => {
  const { url, stripe, createSession } = await startForTest();
  const session = await createSession();
  const wrong = { ...goodCard, number: '4242 4242 4242 4241', expiry: '01 / 20', cvc: '98' };
  const { text } = await supertest(url).post(pathOf(session.url)).type('form').send(wrong).expect(200);
  expect(text).toContain('id="number-error">The card number is not valid.');
  expect(text).toContain('id="expiry-error">The card has expired.');
  expect(text).toContain('id="cvc-error">Enter the 3 digits of the security code.');
  expect(text).toContain('value="4242 4242 4242 4241"');
  expect(text).not.toContain('value="98"');
  expect(text.match(/autofocus/g)).toHaveLength(1);
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
});

test('a decline is shown on the page, after a reload too, and the next card pays', async () => {
  const { url, createSession } = await startForTest();
  const session = await createSession();
  const form = supertest(url).post(pathOf(session.url)).type('form');
  const declined = await form.send({ ...goodCard, number: '4000000000000002' }).expect(303);
  expect(declined.headers.location).toBe(pathOf(session.url));
  const { text } = await supertest(url).get(pathOf(session.url));
  expect(text).toContain('Your card was declined. You have not been charged');
  expect(text).toContain('value="Asha Rao"');
  expect(text).not.toContain('value="4000');
  await supertest(url).post(pathOf(session.url)).type('form').send(goodCard).expect(303);
});

test("the bank's page completes or fails a payment", async () => {
  const { url, createSession } = await startForTest();
  const session = await createSession();
  const send = () =>
    supertest(url)
      .post(pathOf(session.url))
      .type('form')
      .send({ ...goodCard, number: '4000002760003184' })
      .expect(303);
  const bank = (await send()).headers.location ?? '';
  expect((await supertest(url).get(bank)).text).toMatch(/Complete[\s\S]*Fail/);
  const failed = await supertest(url).post(bank).type('form').send({ answer: 'fail' }).expect(303);
  expect(failed.headers.location).toBe(pathOf(session.url));
  expect((await supertest(url).get(pathOf(session.url))).text).toContain('unable to authenticate');
  await send();
  const completed = await supertest(url).post(bank).type('form').send({ answer: 'complete' }).expect(303);
  expect(completed.headers.location).toBe(successOf(session.id));
});

test('a session that is over shows a page with a link back', async () => {
  const { url, stripe, createSession, pay } = await startForTest();
  const [expired, paid] = [await createSession(), await createSession()];
  await stripe.checkout.sessions.expire(expired.id);
  await pay(paid.id);
  const expiredPage = await supertest(url).get(pathOf(expired.url)).expect(200);
  expect(expiredPage.text).toMatch(/has expired[\s\S]*href="http:\/\/localhost:9\/payment\/cancelled"/);
  const paidPage = await supertest(url).get(pathOf(paid.url)).expect(200);
  expect(paidPage.text).toContain(`href="${successOf(paid.id)}"`);
  await supertest(url).get('/c/pay/cs_test_none').expect(404);
});

test('the page can switch faults on, unless that is not wanted', async () => {
  const open = await startForTest();
  const session = await open.createSession();
  await supertest(open.url)
    .post(`${pathOf(session.url)}/faults`)
    .type('form')
    .send({ fault: ['slow', 'lose_event'] })
    .expect(303);
  expect(Object.keys(open.faults.current())).toEqual(['slow', 'lose_event']);
  const closed = await startForTest({ faultPanel: false });
  const other = await closed.createSession();
  await supertest(closed.url)
    .post(`${pathOf(other.url)}/faults`)
    .type('form')
    .send({ fault: 'slow' })
    .expect(303);
  expect(closed.faults.current()).toEqual({});
  expect((await supertest(closed.url).get(pathOf(other.url))).text).not.toContain('Troubles');
});

test('behind a proxy under a path, all links carry that path', async () => {
  const { url, createSession } = await startForTest({ publicUrl: 'https://demo.example/sandbox/' });
  const session = await createSession();
  expect(session.url).toBe(`https://demo.example/sandbox/c/pay/${session.id}`);
  const { text } = await supertest(url).get(`/c/pay/${session.id}`);
  expect(text).toContain(`action="/sandbox/c/pay/${session.id}"`);
  expect(text).toContain('href="/sandbox/c/assets/payment-page.css"');
});
