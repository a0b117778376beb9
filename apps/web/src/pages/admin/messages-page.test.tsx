import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleInboxEntry } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MessagesPage } from './messages-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('the inbox shows who wrote what and links to the message; its filters are in the address and sent to the server', async () => {
  const asked: Record<string, string>[] = [];
  fakeApi({
    listMessages: ({ query }) => {
      asked.push(query);
      return [sampleInboxEntry];
    },
  });
  const { address } = renderScreen(MessagesPage, { pattern: screens.adminMessages.path });
  expect(await screen.findByRole('link', { name: 'Asha' })).toHaveAttribute('href', `/messages/${sampleInboxEntry._id}`);
  await userEvent.click(screen.getByRole('radio', { name: 'Open' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'me');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'open', assigned: 'me' }));
  expect(address()).toBe('/messages?state=open&assigned=me');
});
