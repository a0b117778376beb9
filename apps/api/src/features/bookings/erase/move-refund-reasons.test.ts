import { expect, test } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { databaseSchema } from '../../../every-feature.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { checkMoney } from '../../money-check/index.ts';

const WRITTEN = 'The guide forgot them.';

const api = await testApi();
const journey = await startMoneyJourney(api);

const collection = (name: string) => api.dependencies.database.collection(name);

/** Makes of everything stored what the version before would have stored. */
const makeOld = async (): Promise<void> => {
  const change = { what: 'refund' };
  await collection('bookings').updateMany(
    {},
    {
      $set: {
        'attempts.0.refunds.$[].by': journey.admin.username,
        'trail.$[].changes.$[change].reason': WRITTEN,
      },
      $unset: { 'attempts.0.refunds.$[].askedBy': 1, 'trail.$[].changes.$[change].refundKey': 1 },
    },
    { arrayFilters: [{ 'change.what': change.what }] },
  );
  await collection('adminactions').updateMany(
    { endpoint: 'refundPayment', stage: 'begun' },
    { $set: { 'asked.body.reason': WRITTEN } },
  );
  await collection('contactmessages').updateMany({}, { $unset: { emailKey: 1 } });
};

test('an upgrade takes the texts of an earlier version to where they can be erased, and admins read on what they wrote', async () => {
  const { bearer } = journey.admin;
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 1, reason: WRITTEN });
  await api.request.post('/api/contactus').send({ name: 'Asha', email: 'Asha@example.com', message: 'Hello.' }).expect(201);
  const told = async () => {
    const [trail, payment] = await Promise.all(
      [`/api/booking/trail/${booking._id}`, `/api/payment?booking=${booking._id}`].map((path) =>
        api.request.get(path).set(bearer).expect(200),
      ),
    );
    return [trail?.body, payment?.body];
  };
  const before = await told();
  expect(before[1][0].refunds).toMatchObject([{ by: journey.admin.username, reason: WRITTEN }]);
  await makeOld();

  await migrate(api.dependencies, databaseSchema);
  await migrate(api.dependencies, databaseSchema);

  expect(await told()).toEqual(before);
  const [stored] = await collection('bookings').find().toArray();
  expect(JSON.stringify(stored?.trail)).not.toContain(WRITTEN);
  expect(JSON.stringify(stored)).not.toContain(journey.admin.username);
  expect(JSON.stringify(await collection('adminactions').find().toArray())).not.toContain(WRITTEN);
  expect(await collection('contactmessages').findOne()).toMatchObject({ emailKey: 'asha@example.com' });
  const findings: object[] = [];
  await checkMoney(api.dependencies, { days: 1, report: (finding) => findings.push(finding) });
  expect(findings).toEqual([]);
});
