import { addDays } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const day = (ahead: number): string => addDays(todayOf(api), ahead);

const close = (id: string, of: string) =>
  api.request.put(`/api/departure/${id}/${of}`).set(admin.bearer).send({ isClosed: true }).expect(200);
const list = async (title: string, query: string): Promise<[string, string | null][]> =>
  (await api.request.get(`/api/package/filter?title=${title}&${query}`).set(admin.bearer).expect(200)).body.map(
    ({ title: found, nextDay }: { title: string; nextDay: string | null }) => [found, nextDay],
  );
const countOf = async (title: string, query = ''): Promise<{ total: number; months: { month: string }[] }> =>
  (await api.request.get(`/api/package/counts?title=${title}&offered=now${query}`).set(admin.bearer).expect(200)).body;

const leaving = {
  'by its window': {},
  'by a schedule': { schedule: JSON.stringify({ rules: [{ every: 'day', from: day(5) }], added: [], closed: [] }) },
};

test.each(Object.entries(leaving))(
  'a trip that leaves %s, all of whose days the agency has closed, is listed and is not among what can be booked',
  async (how, fields) => {
    const title = `Closed ${how}`;
    const of = await addTourPackage(api, admin, { title, availableFrom: day(5), availableTo: day(6), ...fields });
    await close(of._id, day(5));
    // The list follows what is stored.
    await expect.poll(() => list(title, 'offered=now')).toEqual([[title, day(6)]]);
    await close(of._id, day(6));
    await expect.poll(() => list(title, '')).toEqual([[title, null]]);
    expect(await list(title, 'offered=now')).toEqual([]);
    expect(await list(title, `offered=now&month=${day(5).slice(0, 7)}`)).toEqual([]);
    expect(await countOf(title)).toMatchObject({ total: 0, months: [] });
  },
);

test.each(Object.entries(leaving))(
  'a trip that leaves %s is found by the days that the agency has not closed, and by no others',
  async (how, fields) => {
    const title = `Gaps ${how}`;
    const of = await addTourPackage(api, admin, { title, availableFrom: day(5), availableTo: day(9), ...fields });
    for (const closed of [5, 7, 8]) await close(of._id, day(closed));
    const on = (first: number, last: number) => list(title, `availableFrom=${day(first)}&availableTo=${day(last)}`);
    await expect.poll(async () => [await on(0, 5), await on(7, 8)]).toEqual([[], []]);
    for (const found of [await on(5, 6), await on(8, 9), await on(0, 40)]) expect(found).toEqual([[title, day(6)]]);
    expect(await list(title, 'offered=now&sort=soonest')).toEqual([[title, day(6)]]);
    expect((await countOf(title)).total).toBe(1);
  },
);
