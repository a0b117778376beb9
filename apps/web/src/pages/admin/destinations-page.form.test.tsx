import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleDestination } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, fakeApi, refuse } from '../../testing/fake-api.ts';
import { allowPictures, noPictureFile, pngFile } from '../../testing/picture-files.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DestinationsPage } from './destinations-page.tsx';

const hampi = sampleDestination;
const ooty = { ...hampi, _id: 'a'.repeat(24), id: 'a'.repeat(24), name: 'Ooty', country: 'India' };
const logIn = () => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
const open = () => renderScreen(DestinationsPage, { pattern: screens.adminDestinations.path });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

beforeEach(async () => {
  logIn();
  await allowPictures();
});
afterEach(() => {
  for (const notice of readAnnouncements()) notice.close();
});

const fillIn = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add destination' }));
  const form = within(await screen.findByRole('form', { name: 'Add destination' }));
  await userEvent.type(form.getByLabelText('Name'), 'Ooty');
  await userEvent.type(form.getByLabelText('Country'), 'India');
  await userEvent.type(form.getByLabelText('Description'), 'Tea and mist.');
  await userEvent.upload(form.getByLabelText('Image'), pngFile('view.png'));
  await form.findByAltText('Chosen picture');
  return form;
};
const submit = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Add destination|Update destination/ }));

test('a destination is added with its picture, joins the list by the answer, and is announced in the written words (§2.18, 4.4, 7, 8)', async () => {
  const { callsOf } = fakeApi({
    addDestination: () => ({ newDestination: ooty }),
  });
  open();
  await fillIn();
  await submit();
  expect(await screen.findByText('New destination added successfully')).toBeVisible();
  const texts = { name: 'Ooty', country: 'India', description: 'Tea and mist.' };
  expect(only(callsOf('addDestination')).body).toEqual({
    ...texts,
    image: expect.objectContaining({ name: 'view.png', size: 12 }),
  });
  const names = screen.getAllByRole('row').map((row) => row.textContent);
  expect(names.at(-1)).toContain('Ooty');
});

test('name, country, description and image are all required, and the first empty field takes the focus (§5.3)', async () => {
  fakeApi();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add destination' }));
  await screen.findByRole('form');
  await submit();
  for (const sentence of ['Enter a name.', 'Enter a country.', 'Enter a description.', 'Choose a picture.']) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

test('choosing Edit fills the form, present image included, and submit updates: the answer replaces the entry (§4.5, 4.7, 5.3, 7, 8)', async () => {
  const { callsOf } = fakeApi({
    listDestinations: () => [hampi, ooty],
    editDestination: () => ({ destination: { ...hampi, name: 'Hampi and Anegundi' } }),
  });
  open();
  await userEvent.click(within(await rowOf('Hampi')).getByRole('button', { name: 'Edit Hampi' }));
  const form = within(await screen.findByRole('form', { name: 'Edit destination' }));
  expect(form.getByLabelText('Country')).toHaveValue('India');
  expect(form.getByAltText('Chosen picture')).toHaveAttribute('src', hampi.imageUrl);
  await userEvent.type(form.getByLabelText('Name'), ' and Anegundi');
  await submit();
  expect(await screen.findByText('Destination updated successfully')).toBeVisible();
  expect(only(callsOf('editDestination')).params).toEqual({ id: hampi._id });
  expect(only(callsOf('editDestination')).body).toEqual({
    name: 'Hampi and Anegundi',
    country: 'India',
    description: hampi.description,
    version: String(hampi.version),
  });
  expect(screen.getByText('Hampi and Anegundi')).toBeInTheDocument();
  expect(screen.queryByText('Hampi')).toBeNull();
});

/** Somebody else has saved in the meantime; only an edit of that version is accepted. */
const meetAnotherEdit = async () => {
  expectInConsole('Updating a destination failed');
  const current = { ...hampi, country: 'Karnataka', version: hampi.version + 1 };
  const { callsOf } = fakeApi({
    listDestinations: () => [hampi, ooty],
    editDestination: ({ body }) => {
      const { name, version } = body as { name: string; version: string };
      if (Number(version) !== current.version) return refuse('CONFLICT', { current });
      return { destination: { ...current, name, version: current.version + 1 } };
    },
  });
  open();
  await userEvent.click(within(await rowOf('Hampi')).getByRole('button', { name: 'Edit Hampi' }));
  const form = within(await screen.findByRole('form', { name: 'Edit destination' }));
  await userEvent.type(form.getByLabelText('Name'), ' and Anegundi');
  await submit();
  const told = await form.findByRole('alert');
  return { form, told, callsOf };
};

test('an edit of an entry that somebody else has changed is not saved, names what differs, and nothing entered is lost', async () => {
  const { form, told } = await meetAnotherEdit();
  expect(told).toHaveTextContent('Somebody else has changed this destination since you opened it (Country).');
  expect(form.getByLabelText('Name')).toHaveValue('Hampi and Anegundi');
  expect(screen.queryByText('Destination updated successfully')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Show the new version' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveValue('Karnataka'));
  expect(screen.getByLabelText('Name')).toHaveValue('Hampi');
});

test('one press replaces what somebody else has changed, after the user has seen it', async () => {
  const { form, callsOf } = await meetAnotherEdit();
  await userEvent.click(form.getByRole('button', { name: 'Replace it with mine' }));
  expect(await screen.findByText('Destination updated successfully')).toBeVisible();
  expect(callsOf('editDestination').map(({ body }) => (body as { version: string }).version)).toEqual([
    String(hampi.version),
    String(hampi.version + 1),
  ]);
});

test('a file that is not a picture or too large is reported by name and not accepted (§5.3)', async () => {
  fakeApi();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add destination' }));
  const input = await screen.findByLabelText('Image');
  await userEvent.upload(input, noPictureFile('notes.png'));
  expect(await screen.findByText(/“notes.png” is not a picture/)).toBeVisible();
  await userEvent.upload(input, pngFile('huge.png', 9 * 1024 * 1024));
  expect(await screen.findByText('“huge.png” has 9.0 MB. Pictures can be up to 8 MB.')).toBeVisible();
  expect(screen.queryByAltText('Chosen picture')).toBeNull();
});

test('what the API refuses is shown at its field, and nothing that was entered is lost', async () => {
  expectInConsole('Adding a destination failed');
  const sentence = 'A picture can have at most 40 megapixels.';
  fakeApi({ addDestination: () => refuse('VALIDATION', { image: sentence }) });
  open();
  const form = await fillIn();
  await submit();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(form.getByLabelText('Image')).toBeInvalid();
  expect(form.getByLabelText('Description')).toHaveValue('Tea and mist.');
  expect(form.getByAltText('Chosen picture')).toBeInTheDocument();
});

test('without a network the form says so, keeps everything, and a busy button sends once (§4.1)', async () => {
  expectInConsole('Adding a destination failed');
  let calls = 0;
  fakeApi({
    addDestination: () => {
      calls += 1;
      return disconnect();
    },
  });
  open();
  const form = await fillIn();
  const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add destination' });
  await userEvent.dblClick(button);
  expect(await form.findByRole('alert')).toHaveTextContent('There is no connection.');
  expect(form.getByLabelText('Name')).toHaveValue('Ooty');
  expect(calls).toBe(1);
});

test('leaving with unsaved changes asks; keep editing keeps all, discard leaves', async () => {
  fakeApi();
  const { router, address } = open();
  await fillIn();
  void router.navigate('/admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe(screens.adminDestinations.path);
  expect(screen.getByLabelText('Name')).toHaveValue('Ooty');
  void router.navigate('/admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
});

test('a form whose session ended is restored after the new login', async () => {
  fakeApi();
  const { unmount } = open();
  await fillIn();
  endSession();
  unmount();
  logIn();
  open();
  const form = within(await screen.findByRole('form', { name: 'Add destination' }));
  expect(form.getByText('You were logged out. What you had entered is still here.')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Ooty');
  expect(form.getByAltText('Chosen picture')).toBeInTheDocument();
});
