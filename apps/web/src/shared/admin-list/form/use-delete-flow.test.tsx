import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { expectInConsole } from '../../../testing/expect-in-console.ts';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { readAnnouncements } from '../../ui/feedback/notify.ts';
import { readQuestion } from '../../ui/overlays/confirm.ts';
import type { DeletableEntity } from '../entity.ts';
import { useDeleteFlow } from './use-delete-flow.ts';

type Place = { _id: string; name: string };
const hampi = { _id: 'a'.repeat(24), name: 'Hampi' };
const ooty = { _id: 'b'.repeat(24), name: 'Ooty' };
const entity: DeletableEntity<Place> = {
  noun: 'destination',
  nameOf: ({ name }) => name,
  deleteQuestion: 'Delete it?',
  deleteText: ({ name }) => `${name} goes.`,
  deletedNotice: 'Deleted successfully',
  lists: ['places'],
  outdated: [],
  delete: async (id) => (await callEndpoint('deleteDestination', { params: { id } })).id,
};

/** Deletes Hampi while the editor has the entry open. @param sure the answer to the question */
const deleteHampi = async (edited: Place | null, sure = true) => {
  let finished = 0;
  const editor = {
    entry: edited,
    finish: () => {
      finished += 1;
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useDeleteFlow(entity, editor), { wrapper });
  await act(async () => {
    const ended = result.current.askAndDelete(hampi);
    expect(readQuestion()?.question).toMatchObject({ title: 'Delete it?', text: 'Hampi goes.' });
    readQuestion()?.answer(sure);
    await ended;
  });
  return { ...result.current, finished };
};

test('the form of a deleted entry is reset, and the form of another one stays', async () => {
  fakeApi({ deleteDestination: ({ params }) => ({ id: params.id ?? '' }) });
  expect(await deleteHampi(hampi)).toMatchObject({ finished: 1, done: 'Hampi was deleted.', refusal: null });
  expect(await deleteHampi(ooty)).toMatchObject({ finished: 0, done: 'Hampi was deleted.' });
  expect(await deleteHampi(null)).toMatchObject({ finished: 0, done: 'Hampi was deleted.' });
  expect(readAnnouncements().map(({ title }) => title)).toEqual(Array(3).fill('Deleted successfully'));
  for (const notice of readAnnouncements()) notice.close();
});

test('nothing is deleted without a yes', async () => {
  fakeApi();
  expect(await deleteHampi(hampi, false)).toMatchObject({ finished: 0, done: '', refusal: null });
});

test('after a refusal the form stays, no notice is shown, and the reason is shown', async () => {
  expectInConsole('Deleting a destination failed');
  fakeApi({ deleteDestination: () => refuse('DESTINATION_IN_USE') });
  const { refusal, done, finished } = await deleteHampi(hampi);
  expect(refusal).toMatch(/Packages use this destination/);
  expect([done, finished]).toEqual(['', 0]);
  expect(readAnnouncements()).toEqual([]);
});
