import { bookingNumberOf, type VoucherStatus } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, packageFields } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { voucherCodeOf } from './voucher-code.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);

const DAY = 24 * 60 * 60 * 1000;
const printed = async (id: string) => {
  const answer = await api.request
    .get(`/api/booking/voucher/${id}`)
    .set(journey.traveller.bearer)
    .buffer()
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  return { headers: answer.headers, bytes: answer.body as Buffer };
};
const verify = async (code: string): Promise<VoucherStatus> =>
  (await api.request.get(`/api/voucher/${encodeURIComponent(code)}`).expect(200)).body;
const codeOf = (id: string) => voucherCodeOf(api.dependencies.config, id);

test('the voucher of a paid booking is a PDF with its trip and number, which is saved and never shown in place', async () => {
  const booking = await journey.book();
  await journey.confirm(booking);
  const { headers, bytes } = await printed(booking._id);
  const number = bookingNumberOf(booking._id);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="voucher-${number}.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const text = await readPdf(bytes);
  for (const part of [journey.tourPackage.title, number, journey.traveller.username, '2 persons', 'Day by day'])
    expect(text).toContain(part);
  const named = { travellers: [{ name: 'Bela' }, { name: 'Chitra' }], version: 0 };
  await api.request.put(`/api/booking/travellers/${booking._id}`).set(journey.admin.bearer).send(named).expect(200);
  expect(await readPdf((await printed(booking._id)).bytes)).toContain('2 persons, Bela, Chitra');
});

test('the voucher says where it begins, what to bring, what is included and what was paid beside the trip, as it was booked', async () => {
  const facts = {
    meetingPoint: 'Gate 3, Central Station',
    map: 'https://maps.example.com/gate',
    toBring: ['A torch'],
    included: ['All breakfasts'],
    notIncluded: ['Flights'],
  };
  const of = await addTourPackage(api, journey.admin, {
    destination: journey.tourPackage.destination._id,
    facts: JSON.stringify({ ...facts, highlights: ['Sunrise'] }),
    extras: JSON.stringify([{ id: 'bike', name: 'Bicycle', price: 300, per: 'piece', most: 4 }]),
  });
  const totalAmount = of.price * 2 + 600;
  const booking = await journey.book({ of, extras: { bike: 2 }, totalAmount });
  await journey.confirm(booking);
  const later = { ...packageFields(api, of.destination._id), facts: JSON.stringify({ meetingPoint: 'Elsewhere' }) };
  await api.request.put(`/api/package/${of._id}`).set(journey.admin.bearer).field(later).expect(200);
  const text = await readPdf((await printed(booking._id)).bytes);
  for (const part of [facts.meetingPoint, facts.map, 'A torch', 'All breakfasts', 'Flights', '2 × Bicycle'])
    expect(text).toContain(part);
  const { body: trip } = await api.request.get(`/api/booking/trip/${booking._id}`).set(journey.traveller.bearer).expect(200);
  expect(trip.booking.facts).toEqual(facts);
});

test('letters of any script are drawn by fonts that the file holds itself, each once', async () => {
  const title = 'क्षत्रिय محمد بن عبدالله 漢字測試王小明 Łódź 🙂';
  const of = await addTourPackage(api, journey.admin, {
    destination: journey.tourPackage.destination._id,
    title,
    itinerary: JSON.stringify(['漢字測試王小明張偉'.repeat(30)]),
  });
  const booking = await journey.book({ of });
  await journey.confirm(booking);
  const { bytes } = await printed(booking._id);
  expect(bytes.length).toBeLessThan(150_000);
  const text = await readPdf(bytes);
  for (const part of ['王小明', 'ź', 'محمد']) expect(text).toContain(part);
  const fonts = [...bytes.toString('latin1').matchAll(/\/BaseFont \/([^\s/]+)/g)].map(([, name]) => name);
  expect(fonts.join(' ')).toMatch(/devanagari.*vazirmatn|vazirmatn.*devanagari/s);
  expect(new Set(fonts).size).toBeLessThan(30);
});

const written = (text: string): Set<string> =>
  new Set(text.normalize('NFKD').replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));

test('every letter of a text is in the file: of the scripts of India, of any traveller, of emoji; what no font has is an empty box', async () => {
  const ofIndia = [
    'தஞ்சாவூர் பெரிய கோயில்',
    'সুন্দরবন ক্ষুদ্র',
    'অসমীয়া ৰাজ্য',
    'ਅੰਮ੍ਰਿਤਸਰ',
    'ગુજરાત દ્વારકા',
    'ଭୁବନେଶ୍ୱର',
    'హైదరాబాద్ శ్రీ',
    'ಬೆಂಗಳೂರು ಶ್ರೀ',
    'തിരുവനന്തപുരം ശ്രീ',
    'सीता क्षत्रिय',
    'لاہور ٹھیک ڄاڻ',
    'ᱥᱟᱱᱛᱟᱲᱤ',
    'ꯃꯩꯇꯩ',
  ];
  const ofOthers = [
    'සීගිරිය ශ්‍රී',
    'ירושלים שָׁלוֹם (3)',
    'ภูเก็ต น้ำตก กรุงเทพมหานคร',
    'ຫຼວງພະບາງ',
    'ភ្នំពេញ',
    'ရန်ကုန် မြန်မာ',
    'བོད་ལྷ་ས་',
    '제주도',
    'თბილისი',
    'Երևան',
    'አዲስ አበባ',
    'ދިވެހި',
    'ᠮᠣᠩᠭᠣᠯ',
    'اصفهان',
    'Đà Nẵng Łódź ẹ̀',
    'Αθήνα Байкал',
    '京都のさくら',
    '🏔 ✈ ❤ ☀ 🌋',
  ];
  const of = await addTourPackage(api, journey.admin, {
    destination: journey.tourPackage.destination._id,
    title: `${ofIndia[0]} ${ofOthers[1]}`,
    itinerary: JSON.stringify([ofIndia.join(' '), ofOthers.join(' '), 'a \u{13000} b']),
  });
  const booking = await journey.book({ of });
  await journey.confirm(booking);
  const text = await readPdf((await printed(booking._id)).bytes);
  const letters = written(text);
  expect([...written([...ofIndia, ...ofOthers].join(''))].filter((letter) => !letters.has(letter))).toEqual([]);
  expect(text).toContain('a □ b');
  expect(text.normalize('NFKC')).not.toMatch(/[\u00a1-\u00bf×÷]/);
});

test('a scanned voucher is valid until its trip is over, then travelled, and tells no more than it shows', async () => {
  const booking = await journey.book();
  await journey.confirm(booking);
  const code = codeOf(booking._id);
  const known = {
    name: journey.traveller.username,
    totalPersons: 2,
    title: journey.tourPackage.title,
    place: `${journey.tourPackage.destination.name}, ${journey.tourPackage.destination.country}`,
    travelDate: booking.travelDate,
    lastDay: expect.any(String),
  };
  expect(await verify(code)).toEqual({ status: 'valid', ...known });
  api.clock.moveBy(30 * DAY);
  expect(await verify(code)).toEqual({ status: 'travelled', ...known });
  api.clock.moveBy(-30 * DAY);
});

test('a cancelled booking has no voucher any more, and the one that was printed says so', async () => {
  const booking = await journey.book();
  await journey.confirm(booking);
  await journey.cancel(booking).expect(200);
  expect((await verify(codeOf(booking._id))).status).toBe('cancelled');
  const refused = await api.request.get(`/api/booking/voucher/${booking._id}`).set(journey.traveller.bearer).expect(409);
  expect(refused.body.code).toBe('NO_VOUCHER');
});

test('a code that was not made here is unknown: guessed, changed, of another site, of a booking that is not paid', async () => {
  const booking = await journey.book();
  const right = codeOf(booking._id);
  const flipped = `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`;
  const others = [
    right,
    flipped,
    `${right}=`,
    `${right} `,
    right.slice(0, -1),
    booking._id,
    'https://example.com/verify/abc',
    '../../etc/passwd',
    voucherCodeOf({ TOKEN_SECRET: 'another secret of thirty-two letters', PASSWORD_PEPPER: undefined }, booking._id),
  ];
  for (const code of others) expect(await verify(code), code).toEqual({ status: 'unknown' });
});

const arrivalsOf = (id: string, { bearer } = journey.admin) => api.request.get(`/api/voucher/${codeOf(id)}/arrivals`).set(bearer);

test('who checks in sees who is on a voucher, on the day of the departure to tick, before and after it and once cancelled not', async () => {
  const booking = await journey.bookConfirmed();
  const stateAfter = async (days: number) => {
    api.clock.moveBy(days * DAY);
    const { body } = await arrivalsOf(booking._id, await signUp(api, { role: 'desk' })).expect(200);
    api.clock.moveBy(-days * DAY);
    return body.state;
  };
  expect((await arrivalsOf(booking._id).expect(200)).body).toMatchObject({
    state: 'early',
    booking: booking._id,
    travelDate: booking.travelDate,
    travellers: [
      { id: '0', name: null },
      { id: '1', name: null },
    ],
  });
  expect([await stateAfter(9), await stateAfter(10), await stateAfter(11)]).toEqual(['early', 'today', 'over']);
  await journey.cancel(booking).expect(200);
  expect((await arrivalsOf(booking._id).expect(200)).body).toMatchObject({ state: 'cancelled', travellers: [] });
});

test('a code of an unpaid booking, or that was not made here, shows nobody, and travellers see nobody by any', async () => {
  await arrivalsOf((await journey.book())._id).expect(404);
  await api.request.get('/api/voucher/guessed/arrivals').set(journey.admin.bearer).expect(404);
  const booking = await journey.bookConfirmed();
  await api.request
    .get(`/api/voucher/${codeOf(booking._id)}/arrivals`)
    .set(journey.traveller.bearer)
    .expect(403);
});
