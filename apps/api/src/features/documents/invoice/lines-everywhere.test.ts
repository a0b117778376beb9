import { addDays, type Booking, formatMoney, personsOf, type QuoteLine } from '@wayfarer/contracts';
import { movedTo, quoteCases } from '@wayfarer/contracts/testing/quotes';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, priceFormOf, todayOf } from '../../../testing/catalogue.ts';
import { invoiceTextOf } from '../../../testing/invoices.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from './issue-invoices.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const { admin } = journey;
const { _id: destination } = journey.tourPackage.destination;

const codes = new Map(quoteCases.flatMap(({ discount }) => (discount ? [[discount.code, discount] as const] : [])));
for (const { code, ...off } of codes.values())
  await api.request
    .post('/api/code')
    .set(admin.bearer)
    .send({ code, ...('amount' in off ? { amount: off.amount / 100 } : off) })
    .expect(201);

const textOfPage = async (url: string): Promise<string> => {
  const page = await (await fetch(url)).text();
  return page
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
};
const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

test.each(quoteCases.filter(({ total }) => total > 100))(
  'the page of the provider, the emails and the invoice say what $title cost',
  async (given) => {
    const {
      title: _title,
      prices,
      day,
      party,
      lines: _lines,
      total,
      discount,
      ...choice
    } = movedTo(addDays(todayOf(api), 30), given);
    const traveller = await signUp(api);
    const tourPackage = await addTourPackage(api, admin, { destination, ...priceFormOf(prices) });
    const fields = {
      party,
      totalPersons: personsOf(party),
      travelDate: day,
      ...choice,
      ...(discount ? { code: discount.code } : {}),
    };
    const order = bookingBody(api, traveller, tourPackage, { ...fields, totalAmount: total / 100 });
    const { body } = await api.request.post('/api/booking').set(traveller.bearer).send(order).expect(201);
    const booking: Booking = body.booking;
    const { body: session } = await journey.payNow(booking, traveller).expect(201);
    const page = await textOfPage(session.url);
    await journey.payCard(session.sessionId);
    await journey.checkStatus(session.sessionId, traveller).expect(200);
    expect(await journey.read(booking, traveller)).toMatchObject({ bookingStatus: 'confirmed', amountPaid: total / 100 });
    await issueInvoices(api.dependencies);
    await post.pass();
    const { text: email = '' } = post.email({ to: `${traveller.username}@example.com`, subject: /^Confirmed: / });
    const invoice = await invoiceTextOf(api, traveller, booking);
    const expected = [total / 100, ...(booking.lines ?? []).filter(({ sum }) => sum !== 0).map(({ sum }: QuoteLine) => sum)].map(
      (sum) => formatMoney(sum),
    );
    for (const sum of expected)
      for (const [where, text] of Object.entries({ page, email, invoice }))
        expect(withoutSpaces(text), `${where}: ${sum}`).toContain(withoutSpaces(sum));
  },
);
