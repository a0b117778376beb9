import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleDraft, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditPackagePage } from './edit-package-page.tsx';

const walk = sampleTourPackage;
const { path: pattern } = screens.adminEditPackage;
const open = (edited: TourPackage, section = 'text') => {
  const sent: Record<string, unknown>[] = [];
  const isDraft = edited.isDraft === true;
  fakeApi({
    findTourPackage: () => (isDraft ? refuse('NOT_FOUND') : edited),
    findDraftPackage: () => edited,
    editTourPackage: ({ body }) => {
      sent.push(body as Record<string, unknown>);
      return { updatedPackage: edited };
    },
  });
  renderScreen(EditPackagePage, { pattern, at: `/packages/${edited._id}/edit?section=${section}` });
  return { sent };
};
const edit = async () => within(await screen.findByRole('form', { name: 'Edit package' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Update package' }));

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('an itinerary is written day by day, and is sent as the same list of texts, name and text joined', async () => {
  const { sent } = open({ ...walk, itinerary: ['Arrival: by train', 'Temple, at dawn'] });
  const form = await edit();
  await userEvent.click(form.getByRole('radio', { name: 'Day by day' }));
  expect(form.getByLabelText('Title of day 1')).toHaveValue('Arrival');
  expect(form.getByLabelText('What happens on day 2')).toHaveValue('Temple, at dawn');
  await userEvent.type(form.getByLabelText('Title of day 2'), 'Vittala');
  await userEvent.click(form.getByRole('button', { name: 'Add day' }));
  await userEvent.type(form.getByLabelText('What happens on day 3'), 'Home');
  await userEvent.click(form.getByRole('radio', { name: 'As text' }));
  expect(form.getByLabelText('Itinerary')).toHaveValue('Arrival: by train, "Vittala: Temple, at dawn", Home');
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ itinerary: '["Arrival: by train","Vittala: Temple, at dawn","Home"]' }]));
});

test('a day moves by mouse and by keyboard, the focus with it, until the end; a removed day is gone', async () => {
  const { sent } = open({ ...walk, itinerary: ['One', 'Two', 'Three'] });
  const form = await edit();
  await userEvent.click(form.getByRole('radio', { name: 'Day by day' }));
  await userEvent.click(form.getByRole('button', { name: 'Move day 1 down' }));
  await waitFor(() => expect(form.getByRole('button', { name: 'Move day 2 down' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(form.getByText('Moved day 2 to place 3 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(form.getByRole('button', { name: 'Move day 3 up' })).toHaveFocus());
  await userEvent.click(form.getByRole('button', { name: 'Remove day 1' }));
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ itinerary: '["Three","One"]' }]));
});

test('what travellers ask is typed line by line, sent as lists, and taken away when nothing is left of it', async () => {
  const { sent } = open({ ...walk, facts: { minAge: 12 } });
  const form = await edit();
  await userEvent.type(form.getByLabelText('Included'), 'Two nights{Enter}{Enter} All breakfasts ');
  await userEvent.type(form.getByLabelText('Languages'), 'English, Kannada');
  await userEvent.selectOptions(form.getByLabelText('Level'), '2 · Light');
  await userEvent.type(form.getByLabelText('Link to a map'), 'maps');
  await submit();
  expect(await form.findByText('Enter an address that begins with https://.')).toBeVisible();
  await userEvent.clear(form.getByLabelText('Link to a map'));
  await submit();
  const facts = { included: ['Two nights', 'All breakfasts'], level: 2, languages: ['English', 'Kannada'], minAge: 12 };
  await waitFor(() => expect(sent.map((body) => JSON.parse(String(body.facts)))).toEqual([facts]));
  const again = await edit();
  await userEvent.clear(again.getByLabelText('Youngest traveller'));
  await submit();
  await waitFor(() => expect(sent[1]).toMatchObject({ facts: 'null' }));
});

test('a draft is opened whole, leads to its preview, and is put on offer by an edit', async () => {
  const { sent } = open({ ...sampleDraft, capacity: 12 }, 'preview');
  const form = await edit();
  expect(form.getByRole('link', { name: 'Preview the draft as it was last saved' })).toHaveAttribute(
    'href',
    `/packages/${sampleDraft._id}/preview`,
  );
  expect(form.getByLabelText('Meeting point')).toHaveValue(sampleDraft.facts?.meetingPoint);
  await userEvent.click(form.getByLabelText('Keep it as a draft, which only staff see'));
  expect(form.getByText(/without what you changed in Basics\.$/)).toBeVisible();
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ isDraft: 'false' }]));
});
