import { sampleDestination } from '@wayfarer/contracts/testing';
import { expect, test } from 'vitest';
import { callEndpoint } from '../shared/api/call-endpoint.ts';
import { callList } from '../shared/api/call-list.ts';
import { disconnect, fakeApi, pageOf, refuse } from './fake-api.ts';

test('a fake hears what was called and its answer arrives', async () => {
  fakeApi({
    findTourPackage: ({ params }) => refuse('NOT_FOUND', { id: params.id }),
    listDestinations: () => [sampleDestination],
  });
  expect(await callEndpoint('listDestinations', {})).toEqual([sampleDestination]);
  await expect(callEndpoint('findTourPackage', { params: { id: 'x1' } })).rejects.toMatchObject({
    status: 404,
    details: { id: 'x1' },
  });
});

test('a page of a list carries the count of all entries and where the next page begins', async () => {
  fakeApi({ listDestinations: () => pageOf([sampleDestination], { total: 40, nextCursor: 'c2' }) });
  expect(await callList('listDestinations', {})).toEqual({ entries: [sampleDestination], total: 40, nextCursor: 'c2' });
});

test('without a network there is no answer', async () => {
  fakeApi({ listDestinations: () => disconnect() });
  await expect(callEndpoint('listDestinations', {})).rejects.toMatchObject({ code: 'NETWORK' });
});
