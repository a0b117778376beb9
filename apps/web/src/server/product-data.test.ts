import {
  addDays,
  type Departure,
  type ReadForPage,
  type SiteSettings,
  sampleAgency,
  sampleDeparture,
  sampleDraft,
  sampleTourPackage,
  type TourPackage,
} from '@wayfarer/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { IN_ENGLISH } from '../testing/in-english.ts';
import { quoteCase } from '../testing/quoted-trip.ts';
import { renderPage } from './render-page.tsx';

const settings = {
  brandName: 'Far Away',
  siteTimeZone: 'Asia/Kolkata',
  bookingCutOffDays: 0,
  currencySigns: 'written',
  demoAccounts: false,
  maintenance: null,
  texts: [] as SiteSettings['texts'],
  agency: sampleAgency,
} as const;
const publicUrl = 'https://travel.example';
const path = `/package-view/${sampleTourPackage._id}`;
const tour: TourPackage = {
  ...sampleTourPackage,
  ...quoteCase('everything at once').prices,
  availableFrom: '2020-01-01',
  availableTo: '2199-12-31',
  nextDay: '2199-12-06',
  schedule: { rules: [], added: ['2199-12-05'], closed: [] },
};
const departure = (day: string, over: Partial<Departure> = {}): Departure => ({
  ...sampleDeparture,
  day,
  state: 'open',
  prices: { adult: 10_000, child: 5000, infant: 0 },
  closesAt: `${addDays(day, -2)}T12:30:00.000Z`,
  ...over,
});

/** What the page tells search engines, and what it asked the API for of departures. */
const offersOf = async (departures: readonly Departure[], over: Partial<TourPackage> = {}) => {
  const asked: unknown[] = [];
  const read: ReadForPage = async (name, { query }) => {
    if (name === 'findTourPackage') return { body: { ...tour, ...over }, headers: {} };
    asked.push([name, query]);
    return { body: departures, headers: {} };
  };
  const page = await renderPage({ ...IN_ENGLISH, path, settings, publicUrl, read });
  const document = new DOMParser().parseFromString(`<!doctype html><head>${page?.head}</head>`, 'text/html');
  const product = JSON.parse(document.querySelector('script')?.textContent ?? '');
  return { asked, product, offers: product.offers };
};

test('search engines are told of each departure that can be booked or is sold out, until when, and what an adult pays', async () => {
  const { offers } = await offersOf([
    departure('2199-12-04', { state: 'closed', prices: { adult: 1 } }),
    departure('2199-12-05', { state: 'sold-out', left: 0, prices: { adult: 20_000 } }),
    departure('2199-12-06'),
    departure('2199-12-07', { state: 'few', startTime: undefined, prices: { adult: 12_500.5 } }),
  ]);
  const offer = (price: string, state: string, ends: string, leaves: string) => ({
    '@type': 'Offer',
    price,
    priceCurrency: 'INR',
    availability: `https://schema.org/${state}`,
    availabilityEnds: ends,
    itemOffered: { '@type': 'TouristTrip', departureTime: leaves },
  });
  expect(offers).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: '10000.00',
    highPrice: '12500.50',
    offerCount: 3,
    priceCurrency: 'INR',
    url: publicUrl + path,
    offers: [
      offer('20000.00', 'SoldOut', '2199-12-03T12:30:00.000Z', '2199-12-05T01:00:00.000Z'),
      offer('10000.00', 'InStock', '2199-12-04T12:30:00.000Z', '2199-12-06T01:00:00.000Z'),
      offer('12500.50', 'LimitedAvailability', '2199-12-05T12:30:00.000Z', '2199-12-07'),
    ],
  });
});

test('where all is sold out the prices are those of what is sold out', async () => {
  const { offers } = await offersOf([departure('2199-12-05', { state: 'sold-out', left: 0, prices: { adult: 20_000 } })]);
  expect(offers).toMatchObject({ lowPrice: '20000.00', highPrice: '20000.00', offerCount: 1 });
});

test('of many departures all are counted, and the first thirty are listed', async () => {
  const days = Array.from({ length: 40 }, (_, index) => departure(addDays('2199-01-01', index)));
  const { offers } = await offersOf([...days, departure('2199-12-05', { prices: { adult: 9000 } })]);
  expect(offers).toMatchObject({ offerCount: 41, lowPrice: '9000.00', highPrice: '10000.00' });
  expect(offers.offers).toHaveLength(30);
});

test('departures are read from today on, or from the first day of a later window, as many days as one call returns', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-04T20:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { asked } = await offersOf([]);
  expect(asked).toEqual([['listPackageDepartures', { from: '2026-12-05', to: addDays('2026-12-05', 399) }]]);
  const { asked: later } = await offersOf([], { availableFrom: '2199-01-01' });
  expect(later).toEqual([['listPackageDepartures', { from: '2199-01-01', to: addDays('2199-01-01', 399) }]]);
});

test.each<[string, Partial<TourPackage>, string]>([
  ['without a schedule', { schedule: undefined }, 'InStock'],
  ['none of whose departures comes any more', { nextDay: null }, 'SoldOut'],
])('a package %s has one offer, good until the last day of its window', async (_, over, state) => {
  const { offers, asked } = await offersOf([departure('2199-12-05', { state: 'closed' })], over);
  expect(asked).toHaveLength(over.nextDay === null ? 1 : 0);
  expect(offers).toEqual({
    '@type': 'Offer',
    price: '10000.00',
    priceCurrency: 'INR',
    availability: `https://schema.org/${state}`,
    validThrough: '2199-12-31',
    url: publicUrl + path,
  });
});

test('search engines are told what travellers ask as far as it is filled, questions with their answers', async () => {
  const { product } = await offersOf([], { facts: sampleDraft.facts });
  expect(product.additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Included',
    value: 'Two nights in a guesthouse; All breakfasts',
  });
  expect(product.audience).toEqual({ '@type': 'PeopleAudience', suggestedMinAge: 8 });
  expect(product.subjectOf.mainEntity).toMatchObject([
    { name: 'Is there hot water?', acceptedAnswer: { text: 'Yes, in the morning.' } },
  ]);
  const { product: without } = await offersOf([]);
  expect(Object.keys(without)).not.toContain('additionalProperty');
});
