import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditPackagePage } from './edit-package-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

const RIDE = { id: 'ride', text: 'Can you ride?', kind: 'yes-no', of: 'traveller', required: true } as const;

const open = async (edited: TourPackage = { ...sampleTourPackage, ownQuestions: [RIDE] }) => {
  const sent: unknown[] = [];
  fakeApi({
    findTourPackage: () => edited,
    editTourPackage: ({ body }) => {
      sent.push(JSON.parse(String(Object(body).ownQuestions)));
      return { updatedPackage: edited };
    },
  });
  const at = `/packages/${sampleTourPackage._id}/edit?section=asks`;
  renderScreen(EditPackagePage, { pattern: screens.adminEditPackage.path, at });
  const group = within(await screen.findByRole('group', { name: 'Own questions' }));
  return { sent, group, save: () => userEvent.click(screen.getByRole('button', { name: 'Update package' })) };
};

test('a question keeps its id when it is reworded, and one that is added has an id of its own', async () => {
  const { sent, group, save } = await open();
  const user = userEvent.setup();
  await user.type(group.getByLabelText('Own question 1'), ' Well?');
  await user.click(group.getByRole('button', { name: 'Add own question' }));
  await user.type(group.getByLabelText('Own question 2'), 'Shirt size?');
  await user.selectOptions(group.getByLabelText('How own question 2 is answered'), 'choice');
  await user.type(group.getByLabelText('Choices of own question 2'), 'S{Enter}M{Enter}');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  const added = { text: 'Shirt size?', kind: 'choice', of: 'traveller', required: false, choices: ['S', 'M'] };
  expect(sent).toEqual([
    [
      { ...RIDE, text: 'Can you ride? Well?' },
      { ...added, id: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ],
  ]);
});

test('a question without words, and a choice of one, are told at their fields, and nothing is sent', async () => {
  const { sent, group, save } = await open();
  const user = userEvent.setup();
  await user.clear(group.getByLabelText('Own question 1'));
  await user.selectOptions(group.getByLabelText('How own question 1 is answered'), 'choice');
  await user.type(group.getByLabelText('Choices of own question 1'), 'S');
  await save();
  expect(await group.findByText('Enter a question.')).toBeVisible();
  expect(group.getByText('Enter 2 to 20 choices.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the last question is taken away', async () => {
  const { sent, group, save } = await open();
  await userEvent.click(group.getByRole('button', { name: /^Remove/ }));
  await save();
  await waitFor(() => expect(sent).toEqual([null]));
});
