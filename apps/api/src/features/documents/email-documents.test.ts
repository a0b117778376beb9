import { type Booking, bookingNumberOf, type EmailEntry, type KeptEmail, type Trip } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import ical from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { everyEmail } from '../../every-feature.ts';
import { smtpServer } from '../../integrations/smtp/mail-server.ts';
import { signUp } from '../../testing/accounts.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startReceipts } from '../../testing/receipts.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { emailWorker } from '../emails/index.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
beforeEach(post.clear);

const HOUR = 60 * 60_000;
const tripOf = async ({ _id }: Booking, by = journey.traveller): Promise<Trip> =>
  (await api.request.get(`/api/booking/trip/${_id}`).set(by.bearer).expect(200)).body;
const voucherNameOf = ({ _id }: Booking): string => `voucher-${bookingNumberOf(_id)}.pdf`;
/** The only email with such a subject, and its attachments. */
const emailWith = (subject: RegExp) => {
  const mail = post.email({ subject });
  // The calendar entry is included twice: as an alternative of the text, for mail programs, and as a file.
  return { text: mail.text ?? '', attachments: mail.attachments.filter(({ filename }) => filename !== undefined) };
};
type Received = ReturnType<typeof emailWith>;
const namesIn = ({ attachments }: Received) => attachments.map(({ filename }) => filename);
const fileIn = ({ attachments }: Received, ending: string): Buffer => {
  const file = attachments.find(({ filename }) => filename?.endsWith(ending));
  if (!file) throw new Error(`Nothing that ends in ${ending} is attached.`);
  return file.content;
};
/** A worker whose documents cannot be made: it fails as when the thread has ended. */
const passWithoutPrinter = async (): Promise<boolean> => {
  const printDocument = async (): Promise<Uint8Array> => {
    throw new Error('The thread ended.');
  };
  const server = smtpServer(post.url);
  const reached = await emailWorker(api.dependencies, { server, ...everyEmail({ ...api.dependencies, printDocument }) }).pass();
  await server.close();
  return reached;
};

test('who has paid gets voucher, invoice and calendar entry with the email that confirms it, although nobody had issued the invoice yet', async () => {
  const booking = await journey.bookConfirmed();
  expect((await tripOf(booking)).invoices).toEqual([]);
  await post.pass();
  const [invoice] = (await tripOf(booking)).invoices;
  const received = emailWith(/^Confirmed: /);
  expect(namesIn(received)).toEqual([voucherNameOf(booking), `${invoice?.number}.pdf`, 'trip.ics']);
  expect(received.attachments.map(({ contentType }) => contentType)).toEqual([
    'application/pdf',
    'application/pdf',
    'application/ics',
  ]);
  expect(received.text).toContain(
    'Your voucher and your invoice are attached. You will also find them on the page of your trip.',
  );
  const voucher = await readPdf(fileIn(received, voucherNameOf(booking)));
  for (const part of [journey.tourPackage.title, bookingNumberOf(booking._id), journey.traveller.username])
    expect(voucher).toContain(part);
  const drawn = await readPdf(fileIn(received, `${invoice?.number}.pdf`));
  for (const part of [invoice?.number, '₹3,999.98', journey.traveller.username]) expect(drawn).toContain(part);
  const calendar = new ical.Component(ical.parse(String(fileIn(received, 'trip.ics'))));
  const event = new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect([event.summary, event.startDate.toString()]).toEqual([journey.tourPackage.title, booking.travelDate]);
});

test('who has paid a deposit gets its receipt with the email that confirms the booking, and a credit note with a refund of it', async () => {
  const { book, paid, refund } = await startReceipts(api, journey);
  const booking = await book();
  await paid(booking);
  await refund(booking, 0, 100);
  await post.pass();
  const [receipt, note] = (await tripOf(booking)).invoices;
  expect([receipt?.number, note?.number]).toEqual([expect.stringMatching(/^REC-/), expect.stringMatching(/^CN-/)]);
  const received = emailWith(/^Confirmed: /);
  expect(namesIn(received)).toEqual([voucherNameOf(booking), `${receipt?.number}.pdf`, 'trip.ics']);
  expect(received.text).toContain('Your voucher and your receipt are attached.');
  expect(namesIn(emailWith(/^Your refund of ₹100/))).toEqual([`${note?.number}.pdf`]);
});

test('each later payment has its own document with its email: a receipt as long as something is owed, and then the invoice', async () => {
  const { book, paid, take } = await startReceipts(api, journey);
  const booking = await book();
  await paid(booking);
  await take(booking, 20_000).expect(201);
  await paid(booking);
  await post.pass();
  const [invoice, deposit, part] = (await tripOf(booking)).invoices;
  expect(namesIn(emailWith(/^Confirmed: /))).toEqual([voucherNameOf(booking), `${deposit?.number}.pdf`, 'trip.ics']);
  const [second, last] = [emailWith(/^We have received ₹20,000/), emailWith(/^We have received ₹50,000/)];
  expect([namesIn(second), namesIn(last)]).toEqual([[`${part?.number}.pdf`], [`${invoice?.number}.pdf`]]);
  expect(second.text).toContain('Your receipt is attached. You will also find it on the page of your trip.');
  expect(last.text).toContain('Your invoice is attached. You will also find it on the page of your trip.');
});

test('where documents cannot be made, who has paid a part is told where to find its receipt', async () => {
  const { book, paid, take } = await startReceipts(api, journey);
  const booking = await book();
  await paid(booking);
  await take(booking, 20_000).expect(201);
  for (let turn = 0; turn < 4; turn += 1) {
    await passWithoutPrinter();
    api.clock.moveBy(HOUR);
  }
  expect(emailWith(/^Confirmed: /).text).toContain('You will find your voucher and your receipt on the page of your trip.');
  expect(emailWith(/^We have received /).text).toContain('You will find your receipt on the page of your trip.');
});

test('several workers at once send one confirmation, and issue one invoice', async () => {
  const booking = await journey.bookConfirmed();
  await Promise.all([post.pass(), post.pass(), post.pass()]);
  expect(emailWith(/^Confirmed: /).attachments).toHaveLength(3);
  expect((await tripOf(booking)).invoices).toHaveLength(1);
});

test('a refund’s email brings its own credit note, and the email of a cancelled booking takes its days out of the calendar', async () => {
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 5, reason: 'Rain.' });
  await journey.refund(booking, { amount: 7, reason: 'Rain.' }, { key: 'two' });
  await journey.cancel(booking).expect(200);
  await post.pass();
  const notes = (await tripOf(booking)).invoices.filter(({ kind }) => kind === 'credit-note');
  expect(notes).toHaveLength(3);
  for (const { number, total } of notes) {
    const received = emailWith(new RegExp(`^Your refund of ₹${total.toLocaleString('en-IN', { minimumFractionDigits: 2 })} `));
    expect(namesIn(received)).toEqual([`${number}.pdf`]);
    expect(received.text).toContain('The credit note for this refund is attached');
    expect(await readPdf(fileIn(received, `${number}.pdf`))).toContain(number);
  }
  expect(namesIn(emailWith(/^Cancelled: /))).toEqual(['trip.ics']);
  // A cancelled booking has no voucher.
  expect(namesIn(emailWith(/^Confirmed: /))).toEqual([`${(await tripOf(booking)).invoices[0]?.number}.pdf`, 'trip.ics']);
});

test('documents that cannot be made delay an email by three tries and others by nothing; then it goes with its links alone', async () => {
  const booking = await journey.bookConfirmed();
  await journey.book({ by: await signUp(api) });
  expect(await passWithoutPrinter()).toBe(true);
  expect(post.emails()).toHaveLength(2);
  const stateOf = async () => (await post.stored()).find(({ content }) => content.kind === 'booking-confirmed');
  expect(await stateOf()).toMatchObject({
    state: 'waiting',
    tries: 1,
    lastFailure: expect.stringContaining('documents could not be made'),
  });
  for (let turn = 0; turn < 3; turn += 1) {
    api.clock.moveBy(HOUR);
    await passWithoutPrinter();
  }
  expect(await stateOf()).toMatchObject({ state: 'sent', tries: 4, lastFailure: null });
  const received = emailWith(/^Confirmed: /);
  expect(namesIn(received)).toEqual(['trip.ics']);
  expect(received.text).toContain('You will find your voucher and your invoice on the page of your trip.');
  expect(received.text).toContain(`/my-trip/${booking._id}`);
});

test('documents that can be made again go with the email after all', async () => {
  await journey.bookConfirmed();
  await passWithoutPrinter();
  api.clock.moveBy(HOUR);
  await post.pass();
  expect(emailWith(/^Confirmed: /).attachments).toHaveLength(3);
});

test('a mail server that does not take an email with its documents gets it without them, and other emails meanwhile', async () => {
  await journey.bookConfirmed();
  await journey.book({ by: await signUp(api) });
  post.fail({ takesBytes: 16_000 });
  expect(await post.pass()).toBe(true);
  expect(post.emails()).toHaveLength(2);
  api.clock.moveBy(HOUR);
  await post.pass();
  expect(namesIn(emailWith(/^Confirmed: /))).toEqual(['trip.ics']);
});

test('staff see what went with an email by name, and a new try of it, sent to another address, brings the same', async () => {
  const booking = await journey.bookConfirmed();
  await post.pass();
  const list = await api.request.get(`/api/emails?booking=${booking._id}`).set(journey.admin.bearer).expect(200);
  const address = `/api/emails/${only<EmailEntry>(list.body)._id}`;
  const read = async (): Promise<KeptEmail> => (await api.request.get(address).set(journey.admin.bearer).expect(200)).body;
  const [{ number } = { number: '' }] = (await tripOf(booking)).invoices;
  expect((await read()).attachments).toEqual([
    { kind: 'voucher', filename: voucherNameOf(booking) },
    { kind: 'invoice', filename: `${number}.pdf` },
    { kind: 'calendar', filename: 'trip.ics', text: expect.stringContaining(`UID:booking-${booking._id}`) },
  ]);
  expect(JSON.stringify(await post.stored())).not.toContain('%PDF');
  post.forget();
  await api.request.post(`${address}/resend`).set(journey.admin.bearer).send({ resends: 0, to: 'other@example.com' }).expect(201);
  await post.pass();
  expect(namesIn(emailWith(/^Confirmed: /))).toEqual([voucherNameOf(booking), `${number}.pdf`, 'trip.ics']);
});

test('a user who is deleted while the documents are made gets no email', async () => {
  const leaver = await signUp(api);
  await post.pass();
  await journey.bookConfirmed({ by: leaver });
  post.forget();
  const printDocument = async (): Promise<Uint8Array> => {
    await api.request.delete(`/api/auth/${leaver.userId}`).set(journey.admin.bearer);
    return new Uint8Array([1]);
  };
  const server = smtpServer(post.url);
  await emailWorker(api.dependencies, { server, ...everyEmail({ ...api.dependencies, printDocument }) }).pass();
  await server.close();
  expect(post.subjectsTo(`${leaver.username}@example.com`)).toEqual([]);
});
