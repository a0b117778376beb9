import { everyEndpoint, sampleAnswers, sampleDestination } from '@wayfarer/contracts';
import { expect, test, vi } from 'vitest';
import { callEndpoint, requestEndpoint } from '../shared/api/call-endpoint.ts';
import { callList } from '../shared/api/call-list.ts';
import { closeFakeApi, disconnect, fakeApi, type Marked, pageOf, reads, refuse } from './fake-api.ts';

test('a fake gets the call with only the parameters of its path, and its answer arrives', async () => {
  const { callsOf } = fakeApi({ listSeats: () => ({ capacity: 7, days: [] }) });
  const query = { from: '2027-01-01', to: '2027-01-31' };
  expect(await callEndpoint('listSeats', { params: { id: 'x1' }, query })).toEqual({ capacity: 7, days: [] });
  expect(callsOf('listSeats')).toEqual([expect.objectContaining({ params: { id: 'x1' }, query, token: null })]);
  expect(callsOf('findTourPackage')).toEqual([]);
});

test('a refusal has the status, the sentence and the details of its code', async () => {
  fakeApi({ findTourPackage: ({ params }) => refuse('NOT_FOUND', { id: params.id }) });
  const called = callEndpoint('findTourPackage', { params: { id: 'x1' } });
  await expect(called).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND', details: { id: 'x1' } });
});

test('what becomes of a call once its test has ended is heard by nobody', async () => {
  const late = Promise.withResolvers<Marked>();
  const { callsOf } = fakeApi({ sendContactMessage: () => late.promise });
  const hear = vi.fn<(outcome: unknown) => void>();
  const body = { name: 'Asha', email: 'asha@example.com', message: 'Is Hampi hot in May?' };
  callEndpoint('sendContactMessage', { body }).then(hear, hear);
  await expect.poll(() => callsOf('sendContactMessage')).toHaveLength(1);
  closeFakeApi();
  late.resolve(refuse('INTERNAL'));
  fakeApi();
  await callEndpoint('showSiteSettings', {});
  expect(hear).not.toHaveBeenCalled();
});

test.each(Object.keys(everyEndpoint) as (keyof typeof everyEndpoint)[])('%s has a valid sample', (name) => {
  const { answer } = everyEndpoint[name];
  expect(answer.parse(sampleAnswers[name])).toEqual(sampleAnswers[name]);
});

const mediaTypeOf = (name: (typeof reads)[number]) => {
  const endpoint = everyEndpoint[name];
  return 'download' in endpoint ? endpoint.download : null;
};
const files = reads.filter((name) => mediaTypeOf(name) !== null);

test.each(files)('%s is answered by a file where a test says nothing about it', async (name) => {
  fakeApi();
  const { headers } = await requestEndpoint(name, { params: { id: 'x1' } } as never);
  expect(headers.get('content-type')).toBe(mediaTypeOf(name));
  expect(closeFakeApi()).toEqual([]);
});

test.each(reads.filter((name) => !files.includes(name)))(
  '%s is answered by its sample where a test says nothing about it',
  async (name) => {
    fakeApi();
    expect(await callEndpoint(name, { params: { id: 'x1', code: 'x1', day: 'x1' } } as never)).toEqual(sampleAnswers[name]);
    expect(closeFakeApi()).toEqual([]);
  },
);

test('a change fails its test where the test does not name it', async () => {
  fakeApi({ listDestinations: () => [] });
  await expect(callEndpoint('deleteDestination', { params: { id: 'x1' } })).rejects.toMatchObject({ code: 'NETWORK' });
  expect(closeFakeApi()).toEqual([
    new Error('deleteDestination was called, which changes something and which the test does not name.'),
  ]);
});

test('an answer against the contract fails its test', async () => {
  fakeApi({ listDestinations: () => [{ ...sampleDestination, name: 7 as never }] });
  await callEndpoint('listDestinations', {}).catch(() => undefined);
  expect(String(closeFakeApi()[0])).toContain('expected string');
});

test('a page of a list carries the count of all entries and where the next page begins', async () => {
  fakeApi({ listDestinations: () => pageOf([sampleDestination], { total: 40, nextCursor: 'c2' }) });
  expect(await callList('listDestinations', {})).toEqual({
    entries: [sampleDestination],
    total: { count: 40, isExact: true },
    nextCursor: 'c2',
  });
});

test('without a network there is no answer', async () => {
  fakeApi({ listDestinations: () => disconnect() });
  await expect(callEndpoint('listDestinations', {})).rejects.toMatchObject({ code: 'NETWORK' });
});
