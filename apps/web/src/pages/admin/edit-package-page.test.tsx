import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { allowPictures, pngFile } from '../../testing/picture-files.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditPackagePage } from './edit-package-page.tsx';

const walk: TourPackage = { ...sampleTourPackage, version: 3 };
const { path: pattern } = screens.adminEditPackage;
const open = (fakes: Fakes = {}, section = 'basics') => {
  const api = fakeApi({ findTourPackage: () => walk, editTourPackage: () => ({ updatedPackage: walk }), ...fakes });
  return { ...api, ...renderScreen(EditPackagePage, { pattern, at: `/packages/${walk._id}/edit?section=${section}` }) };
};
const parts = () => within(screen.getByRole('navigation', { name: 'Parts of the package' }));
const show = async (part: RegExp) => {
  await screen.findByRole('form');
  await userEvent.click(parts().getByRole('link', { name: part }));
};
const heading = () => screen.getByRole('heading', { level: 2 });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update package' }));
const login = () => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });

beforeEach(async () => {
  login();
  await allowPictures();
});

test('each part has an address of its own: back and forward move between them, and what was typed stays', async () => {
  const { router } = open();
  await userEvent.type(await screen.findByLabelText('Title'), '!');
  await show(/^Days/);
  expect(heading()).toHaveTextContent('Days');
  await userEvent.click(screen.getByRole('link', { name: 'Next: Prices' }));
  await userEvent.type(screen.getByLabelText('Price'), '0');
  expect(parts().getByRole('link', { name: 'Prices, unsaved' })).toHaveAttribute('aria-current', 'page');
  expect(parts().getByRole('link', { name: 'Basics, unsaved' })).toBeVisible();
  await router.navigate(-1);
  await waitFor(() => expect(heading()).toHaveTextContent('Days'));
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByLabelText('Title')).toBeVisible());
  expect(screen.getByLabelText('Title')).toHaveValue(`${walk.title}!`);
  await router.navigate(2);
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('1999.990'));
  // In narrow windows the parts are a select.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Parts of the package' }), 'What we ask');
  expect(router.state.location.search).toBe('?section=asks');
});

/** Ends the page as a reload does: what it stores for the tab then stays. */
const endPage = (unmount: () => void): void => {
  window.dispatchEvent(new Event('pagehide'));
  const stored = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
  unmount();
  for (const [key, text] of stored) sessionStorage.setItem(key, text);
};

test('a reload opens the same part with what was typed, and says which pictures must be chosen again', async () => {
  const { unmount, address } = open({}, 'pictures');
  await userEvent.upload(await screen.findByLabelText(/^Images/), pngFile('one.png'));
  await screen.findByAltText('Picture 3');
  await show(/^Prices/);
  await userEvent.type(screen.getByLabelText('Price'), '{Backspace}{Backspace}5');
  expect(address()).toBe(`/packages/${walk._id}/edit?section=prices`);
  endPage(unmount);
  open({}, 'prices');
  expect(await screen.findByText(/^What you had entered is still here\. Pictures that were not saved/)).toBeVisible();
  expect(screen.getByLabelText('Price')).toHaveValue('1999.5');
  expect(parts().getByRole('link', { name: 'Prices, unsaved' })).toBeVisible();
  expect(screen.queryByAltText('Picture 3')).toBeNull();
});

test('what was typed survives the end of the session for who logs in again, and for nobody else', async () => {
  const { unmount } = open();
  await userEvent.type(await screen.findByLabelText('Title'), '!');
  endSession();
  unmount();
  startSession({ token: 'a.b.c', role: 'admin', userId: 'f'.repeat(24) });
  const other = open();
  expect(await screen.findByLabelText('Title')).toHaveValue(walk.title);
  endSession();
  other.unmount();
});

test('what was saved, or left after a question, is not brought back', async () => {
  const { unmount } = open();
  await userEvent.type(await screen.findByLabelText('Title'), '!');
  await save();
  expect(await screen.findByText('Package updated successfully')).toBeVisible();
  endPage(unmount);
  open();
  expect(await screen.findByLabelText('Title')).toHaveValue(walk.title);
  expect(screen.queryByText(/is still here/)).toBeNull();
});

test('the draft of a reload begins with the version that it was typed over, so that a save tells what changed since', async () => {
  expectInConsole('Updating a package failed');
  const { unmount } = open();
  await userEvent.type(await screen.findByLabelText('Title'), '!');
  endPage(unmount);
  const theirs = { ...walk, price: 2500, version: 4 };
  const { callsOf } = open({
    findTourPackage: () => theirs,
    editTourPackage: () => refuse('CONFLICT', { current: theirs }),
  });
  await screen.findByText(/is still here/);
  await save();
  expect(await screen.findByText('Price: ₹1,999.99 → ₹2,500.00')).toBeVisible();
  expect(only(callsOf('editTourPackage')).body).toMatchObject({ version: '3' });
});

test('what somebody else saved meanwhile is told, and can be added to what is typed: each change as who made it left it', async () => {
  expectInConsole('Updating a package failed');
  const theirs = { ...walk, price: 2500, description: 'Written by somebody else.', version: 4 };
  let stored = theirs;
  const { callsOf } = open({
    editTourPackage: ({ body }) => {
      if ((body as { version: string }).version !== String(stored.version)) return refuse('CONFLICT', { current: stored });
      stored = { ...stored, title: 'Mine', version: 5 };
      return { updatedPackage: stored };
    },
  });
  const title = await screen.findByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  await save();
  const told = within(await screen.findByRole('alert'));
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Price: ₹1,999.99 → ₹2,500.00',
    'Description',
  ]);
  expect(title).toHaveValue('Mine');
  await userEvent.click(told.getByRole('button', { name: 'Add their changes to mine' }));
  expect(screen.getByLabelText('Price')).toHaveValue('2500');
  expect(screen.getByLabelText('Description')).toHaveValue(theirs.description);
  expect(title).toHaveValue('Mine');
  expect(parts().queryByRole('link', { name: /^Prices, unsaved/ })).toBeNull();
  await save();
  expect(await screen.findByText('Package updated successfully')).toBeVisible();
  expect(callsOf('editTourPackage').map(({ body }) => Object(body).version)).toEqual(['3', '4']);
  expect(callsOf('editTourPackage').at(-1)?.body).toMatchObject({
    title: 'Mine',
    price: '2500',
    description: theirs.description,
  });
});

test('of what both changed the typed value counts, and the page says so before it is added together', async () => {
  expectInConsole('Updating a package failed');
  const theirs = { ...walk, title: 'Theirs', version: 4 };
  const { callsOf } = open({ editTourPackage: () => refuse('CONFLICT', { current: theirs }) });
  const title = await screen.findByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  await save();
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText(`Title: ${walk.title} → Theirs`)).toBeVisible();
  expect(told.getByText('You changed Title too: in both together, yours counts there.')).toBeVisible();
  await userEvent.click(told.getByRole('button', { name: 'Add their changes to mine' }));
  expect(title).toHaveValue('Mine');
  expect(only(callsOf('editTourPackage')).body).toMatchObject({ version: '3' });
});
