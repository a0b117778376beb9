import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleLetters } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { disconnect, fakeApi, never } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LettersPage } from './letters-page.tsx';

const open = () => renderScreen(LettersPage, { pattern: screens.adminLetters.path });

test('every letter is listed by what has happened, with whose words it has, and leads to its page', async () => {
  fakeApi();
  open();
  const confirmed = await screen.findByRole('link', { name: 'Booking confirmed' });
  expect(confirmed).toHaveAttribute('href', '/letters/booking-confirmed');
  expect(screen.getAllByRole('row')).toHaveLength(sampleLetters.length + 1);
  expect(only(screen.getAllByText('Your own')).closest('tr')).toContainElement(confirmed);
});

test('the list says that it loads, and offers to try again after a failure', async () => {
  fakeApi({ listLetters: never });
  const { unmount } = open();
  expect(await screen.findByText('Loading letters...')).toBeVisible();
  unmount();
  const answers = [disconnect()];
  fakeApi({ listLetters: () => answers.shift() ?? sampleLetters });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Before the trip' })).toBeVisible();
});
