import type { Response } from 'supertest';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const oslo = (await addDestination(api, admin, 'Oslo'))._id;
const pune = (await addDestination(api, admin, 'Pune'))._id;
const windows = { availableFrom: '2090-01-01', availableTo: '2090-01-31' };
await addTourPackage(api, admin, { ...windows, destination: oslo, title: 'Fjord (slow)', price: '100' });
await addTourPackage(api, admin, {
  destination: oslo,
  title: 'fjord express',
  price: '200.50',
  availableFrom: '2090-03-01',
  availableTo: '2090-03-10',
});
await addTourPackage(api, admin, { ...windows, destination: pune, title: 'Ghats by train', price: '300' });

const titlesOf = async (query: string): Promise<string[]> =>
  (await api.request.get(`/api/package/filter?${query}`).expect(200)).body.map(({ title }: { title: string }) => title);

test.each([
  ['nothing at all', '', ['fjord express', 'Fjord (slow)', 'Ghats by train']],
  ['empty values', 'destination=&title=&minPrice=', ['fjord express', 'Fjord (slow)', 'Ghats by train']],
  ['an unknown key', 'colour=blue', ['fjord express', 'Fjord (slow)', 'Ghats by train']],
  ['a part of a word, whatever the case', 'title=JORD', ['fjord express', 'Fjord (slow)']],
  ['a part of two letters', 'title=gh', ['Ghats by train']],
  ['signs of a pattern, taken literally', 'title=(slow)', ['Fjord (slow)']],
  ['a pattern that matches everything', 'title=.*', []],
  ['the lowest price, itself included', 'minPrice=200.50', ['fjord express', 'Ghats by train']],
  ['the highest price, itself included', 'maxPrice=200.5', ['fjord express', 'Fjord (slow)']],
  [
    'a window that begins on the last day of another',
    'availableFrom=2090-01-31&availableTo=2090-02-15',
    ['Fjord (slow)', 'Ghats by train'],
  ],
  ['days between two windows', 'availableFrom=2090-02-01&availableTo=2090-02-28', []],
  ['a month that a window touches with one day', 'month=2090-03', ['fjord express']],
  // 'Fjord (slow)' and 'Ghats by train' overlap each of the two, but nothing can overlap both.
  ['days and a month that exclude each other', 'availableFrom=2090-01-20&availableTo=2090-01-25&month=2090-02', []],
  ['a month and a later day', 'month=2090-01&availableFrom=2090-03-02', []],
  [
    'days and a month that share some',
    'availableFrom=2090-01-20&availableTo=2090-02-25&month=2090-01',
    ['Fjord (slow)', 'Ghats by train'],
  ],
  ['a month between two windows', 'month=2090-02', []],
  ['three days at least', 'minDays=3', ['fjord express', 'Fjord (slow)', 'Ghats by train']],
  ['two days at most', 'maxDays=2', []],
  ['the order by price, dearest first', 'sort=-price', ['Ghats by train', 'fjord express', 'Fjord (slow)']],
])('%s selects what a traveller expects (§2.7)', async (_, query, expected) => {
  const titles = await titlesOf(query);
  expect(query.includes('sort') ? titles : titles.toSorted()).toEqual(query.includes('sort') ? expected : expected.toSorted());
});

test('filters narrow together', async () => {
  expect(await titlesOf(`destination=${oslo}&title=fjord&maxPrice=150&availableTo=2090-01-15`)).toEqual(['Fjord (slow)']);
});

test.each([
  ['minPrice=abc', 'minPrice'],
  ['minPrice=-1', 'minPrice'],
  ['minPrice=5&maxPrice=4', 'minPrice'],
  ['destination=oslo', 'destination'],
  ['month=2090-13', 'month'],
  ['month=March', 'month'],
  ['minDays=0', 'minDays'],
  ['maxDays=2.5', 'maxDays'],
  ['minDays=5&maxDays=4', 'minDays'],
  ['availableFrom=tomorrow', 'availableFrom'],
  ['title=a&title=b', 'title'],
  ['limit=101', 'limit'],
  ['limit=0', 'limit'],
  ['cursor=nonsense', 'cursor'],
])('%s is refused with the field that is wrong', async (query, field) => {
  const { body } = await api.request.get(`/api/package/filter?${query}`).expect(400);
  expect(body.code).toBe('VALIDATION');
  expect(body.details).toHaveProperty(field);
});

test('pages follow one another without a gap or a repetition, in every order', async () => {
  for (const sort of ['title', 'price', '-price', 'soonest', 'recommended']) {
    const seen: string[] = [];
    let address: string | undefined = `?sort=${sort}&limit=1`;
    while (address) {
      const answer: Response = await api.request.get(`/api/package/filter${address}`).expect(200);
      const { body, headers } = answer;
      expect(headers['x-total-count']).toBe('3');
      seen.push(...body.map(({ title }: { title: string }) => title));
      address = headers.link?.match(/<(.+)>; rel="next"/)?.[1];
    }
    expect(new Set(seen).size, sort).toBe(3);
    expect(seen, sort).toHaveLength(3);
  }
});

test('a cursor of another order is refused', async () => {
  const { headers } = await api.request.get('/api/package/filter?limit=1').expect(200);
  const byTitle = new URLSearchParams(headers.link?.match(/<\?(.+)>/)?.[1]).get('cursor');
  const { body } = await api.request.get(`/api/package/filter?sort=price&cursor=${byTitle}`).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION', details: { cursor: expect.any(String) } });
});
