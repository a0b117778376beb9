import { expect, onTestFinished, test, vi } from 'vitest';
import { malformedEventsOf } from '../../../testing/hostile-input/malformed-events.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { postEvent, sessionEvent, signatureOf } from '../../../testing/signed-events.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const SECRET = 'whsec_wayfarer_test';

const api = await testApi();
const journey = await startMoneyJourney(api);
api.provider.setFaults({ lose_event: {} });

/**
 * A booking that is paid, and the event of it that would confirm it: with letters, spaces and lines that
 * every rewriting would change.
 */
const paidBooking = async () => {
  const { booking, sessionId } = await journey.bookAndPay();
  const note = 'Café  with\ttabs,\u2028 a 🏞, a \uFFFD and é in two ways: \u0065\u0301';
  return {
    booking,
    body: `{ "note":${JSON.stringify(note)} , ${JSON.stringify(sessionEvent(sessionId), null, 2).slice(1)}\n\r\n `,
  };
};

test('an event in which anything at all was damaged is refused with 400, and nothing is written', async () => {
  const { booking, body } = await paidBooking();
  const written = async () => [
    await journey.stored(booking),
    await api.dependencies.database.collection('paymentevents').countDocuments(),
  ];
  const before = await written();
  const damages = malformedEventsOf({ body, secret: SECRET });
  expect(damages.length).toBeGreaterThanOrEqual(100);
  expect(new Set(damages.map(({ body: bytes, header }) => `${header} ${bytes.toString('latin1')}`)).size).toBe(damages.length);
  const answers = await Promise.all(
    damages.map(async ({ kind, body: bytes, header }) => {
      const answer = await postEvent(api, bytes, header);
      return `${kind}: ${answer.status} ${answer.body.code}`;
    }),
  );
  expect(answers.filter((answer) => !answer.endsWith(': 400 BAD_SIGNATURE'))).toEqual([]);
  expect(await written()).toEqual(before);
});

test('a genuine event keeps its signature whatever its whitespace and letters, up to 5 minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const age of [0, 300]) {
    const { booking, body } = await paidBooking();
    await postEvent(api, body, signatureOf(body, { secret: SECRET, age })).expect(200);
    await eventually(async () => (await journey.read(booking)).bookingStatus === 'confirmed');
  }
});
