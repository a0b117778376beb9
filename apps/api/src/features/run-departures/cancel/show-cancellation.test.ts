import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const { admin, tourPackage } = await startMoneyJourney(api);
const desk = await signUp(api, { role: 'desk' });

test('who reads departures does not learn from them what a draft is called', async () => {
  const { _id: destination } = tourPackage.destination;
  const draft = await addTourPackage(api, admin, { destination, title: 'A secret for next year', isDraft: 'true' });
  const read = (id: string) =>
    api.request
      .get(`/api/departure/cancellation/${id}`)
      .query({ day: todayOf(api) })
      .set(desk.bearer);
  expect((await read(draft._id).expect(404)).text).not.toContain('secret');
  await read(tourPackage._id).expect(200);
});
