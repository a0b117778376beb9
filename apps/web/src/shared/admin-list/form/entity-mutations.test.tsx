import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { type Destination, sampleDestination } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { entriesOf, type LoadedPages, totalOf } from '../../api/paged-cache.ts';
import type { EditableEntity } from '../entity.ts';
import { useDeleteEntry, useSaveEntry } from './entity-mutations.ts';

const hampi = sampleDestination;
const ooty = { ...hampi, _id: 'a'.repeat(24), id: 'a'.repeat(24), name: 'Ooty' };
const munnar = { ...hampi, _id: 'b'.repeat(24), id: 'b'.repeat(24), name: 'Munnar' };

const entity: EditableEntity<Destination, FormData> = {
  noun: 'destination',
  nameOf: ({ name }) => name,
  deleteQuestion: 'Delete it?',
  deleteText: ({ name }) => name,
  addedNotice: 'Added',
  updatedNotice: 'Updated',
  lists: ['places', 'list'],
  outdated: [['places'], ['tours']],
  add: async (body) => (await callEndpoint('addDestination', { body })).newDestination,
  edit: async (id, body) => (await callEndpoint('editDestination', { params: { id }, body })).destination,
  delete: async (id) => (await callEndpoint('deleteDestination', { params: { id } })).id,
};

/** Two lists, one with two pages, and the packages that show destinations. */
const start = () => {
  const queryClient = new QueryClient();
  const pageOf = (entries: Destination[], count: number) => ({ entries, total: { count, isExact: true }, nextCursor: null });
  const lists: [string, LoadedPages<Destination>][] = [
    ['whole', { pages: [pageOf([hampi], 2), pageOf([ooty], 2)], pageParams: [null, 'c'] }],
    ['searched', { pages: [pageOf([ooty], 1)], pageParams: [null] }],
  ];
  for (const [name, list] of lists) queryClient.setQueryData(['places', 'list', name], list);
  queryClient.setQueryData(['tours', 'list'], 'tours');
  queryClient.setQueryData(['users', 'list'], 'users');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ save: useSaveEntry(entity), remove: useDeleteEntry(entity) }), { wrapper });
  const namesIn = (name: string) => {
    const list = queryClient.getQueryData<LoadedPages<Destination>>(['places', 'list', name]);
    return [totalOf(list).count, ...entriesOf(list).map((entry) => entry.name)];
  };
  const isOutdated = (...key: string[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { ...result.current, namesIn, isOutdated };
};

test('what the answer to an add brings joins the end of each list', async () => {
  fakeApi({ addDestination: () => ({ newDestination: munnar }) });
  const { save, namesIn } = start();
  await save.mutateAsync({ entry: null, body: new FormData() });
  expect(namesIn('whole')).toEqual([3, 'Hampi', 'Ooty', 'Munnar']);
  expect(namesIn('searched')).toEqual([2, 'Ooty', 'Munnar']);
});

test('what the answer to an edit brings replaces the entry with its id, and no other', async () => {
  fakeApi({ editDestination: () => ({ destination: { ...ooty, name: 'Udhagamandalam' } }) });
  const { save, namesIn } = start();
  // Not the entry that was sent, but the one that the answer names.
  await save.mutateAsync({ entry: hampi, body: new FormData() });
  expect(namesIn('whole')).toEqual([2, 'Hampi', 'Udhagamandalam']);
  expect(namesIn('searched')).toEqual([1, 'Udhagamandalam']);
});

test('the entry with the id of the answer to a delete leaves each list, and their counts follow', async () => {
  fakeApi({ deleteDestination: () => ({ id: ooty._id }) });
  const { remove, namesIn } = start();
  // Not the id that was sent, but the one that the answer names.
  await remove.mutateAsync(hampi._id);
  expect(namesIn('whole')).toEqual([1, 'Hampi']);
  expect(namesIn('searched')).toEqual([0]);
});

test('what else shows the entity is outdated after a change, and nothing more', async () => {
  fakeApi({ deleteDestination: () => ({ id: ooty._id }) });
  const { remove, isOutdated } = start();
  expect(isOutdated('tours', 'list')).toBe(false);
  await remove.mutateAsync(ooty._id);
  expect(isOutdated('places', 'list', 'whole')).toBe(true);
  expect(isOutdated('tours', 'list')).toBe(true);
  expect(isOutdated('users', 'list')).toBe(false);
});
