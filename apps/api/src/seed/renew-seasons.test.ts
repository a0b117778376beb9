import { addDays, type TourPackage } from '@wayfarer/contracts';
import { chargesOn, datesOn, tourPackages } from '@wayfarer/demo-data';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../testing/accounts.ts';
import { addDestination, addTourPackage, todayOf } from '../testing/catalogue.ts';
import { testApi } from '../testing/start-test-api.ts';
import { renewSeasons } from './renew-seasons.ts';

const api = await testApi();

const read = async ({ _id }: TourPackage): Promise<TourPackage> =>
  (await api.request.get(`/api/package/${_id}`).expect(200)).body;

test('an old demo offers a season that is over once more, and changes nothing else of it and no other package', async () => {
  const admin = await signUpAdmin(api);
  const [content] = tourPackages.filter(({ season }) => season);
  if (!content) throw new Error('No package of the demo has a season.');
  const today = todayOf(api);
  const over = { availableFrom: addDays(today, -60), availableTo: addDays(today, -1) };
  const running = { availableFrom: addDays(today, -60), availableTo: today };
  const destination = (await addDestination(api, admin))._id;
  const add = (title: string, window: typeof over) =>
    addTourPackage(api, admin, { destination, title, ...window, capacity: '7', price: '123.45' }, 1);
  const ended = await add(content.title, over);
  const lasting = [await add(content.title, running), await add('Added by somebody', over)];
  expect(await renewSeasons(api.dependencies)).toBe(1);
  const charges = chargesOn(today, content.charges);
  const moved = {
    ...datesOn(today, content),
    ...charges,
    next: { left: 7 },
    nextDay: expect.any(String),
    version: expect.any(Number),
  };
  expect(await read(ended)).toEqual({ ...ended, ...moved });
  for (const one of lasting) expect(await read(one)).toEqual(one);
  expect(await renewSeasons(api.dependencies)).toBe(0);
});
