import type { TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { jobMarksOf } from '../../database/job-marks.ts';
import { migrate } from '../../database/migrate.ts';
import { databaseSchema } from '../../every-feature.ts';
import { addTourPackage, packageFields } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const destination = journey.tourPackage.destination._id;
const add = (title: string): Promise<TourPackage> => addTourPackage(api, journey.admin, { destination, title });
const foundBy = async (title: string): Promise<string[]> => {
  const { body } = await api.request.get('/api/package/filter').query({ title, limit: '100' }).expect(200);
  return body.map((found: TourPackage) => found.title);
};

test('a title is found as it is read, whichever form, capitals or alphabet it is typed in', async () => {
  const composed = 'Kyōto'.normalize('NFC');
  for (const title of [composed, 'İstanbul', 'ΜΟΥΣΕΙΟ', 'Straße']) await add(title);
  for (const [typed, title] of [
    [composed.normalize('NFD'), composed],
    ['istanbul', 'İstanbul'],
    ['ISTANBUL', 'İstanbul'],
    ['ΜΟΥΣ', 'ΜΟΥΣΕΙΟ'],
    ['STRASSE', 'Straße'],
  ] as const)
    expect(await foundBy(typed), typed).toEqual([title]);
});

test('what an earlier version folded in another way is found after the migration', async () => {
  const kept = await add('İzmir by boat');
  const packages = api.dependencies.database.collection('tourpackages');
  await packages.updateOne({ title: kept.title }, { $set: { titleKey: 'i̇zmir by boat', titleParts: ['i̇'] } });
  await jobMarksOf(api.dependencies.database).deleteOne({ _id: 'folded texts of tourpackages' });
  await migrate(api.dependencies, databaseSchema);
  expect(await packages.findOne({ title: kept.title })).toMatchObject({
    titleKey: 'izmir by boat',
    titleParts: expect.arrayContaining(['izm']),
  });
});

test('a booking is found by a word inside a title without spaces', async () => {
  const booking = await journey.book({ of: await add('京都三日間の旅') });
  const { body } = await api.request.get('/api/booking').query({ search: '三日間' }).set(journey.admin.bearer).expect(200);
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([booking._id]);
});

test('a title that nobody can see, or with line breaks and control characters, is refused; joiners stay', async () => {
  for (const title of ['\u3164\u2800', '\u3164', '\u2800', '\u00ad', 'a\r\nb', 'a\u0007', 'a\u2028b', 'a\u202eb']) {
    const { body } = await api.request
      .post('/api/package/add')
      .set(journey.admin.bearer)
      .field(packageFields(api, destination, { title }));
    expect(body, JSON.stringify(title)).toMatchObject({ code: 'VALIDATION', details: { title: 'Use visible characters only.' } });
  }
  for (const title of ['ශ්‍රී ලංකා', 'می‌خواهم', '👨‍👩‍👧 trip', '👨‍👩‍👧'.repeat(30)]) expect((await add(title)).title).toBe(title);
});
