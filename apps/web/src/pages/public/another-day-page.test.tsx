import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AnotherDayView, anotherDayAnswersOf, sampleAnotherDay } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, expect, test } from 'vitest';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AnotherDayPage } from './another-day-page.tsx';

const TOKEN = 'x'.repeat(43);

afterEach(() => {
  window.location.hash = '';
});

const open = (fakes: Fakes, { answer = '', hash = TOKEN } = {}) => {
  window.location.hash = hash;
  const calls = fakeApi(fakes);
  const path = `${screens.anotherDay.path}${answer === '' ? '' : `?answer=${answer}`}`;
  return { ...calls, ...renderScreen(AnotherDayPage, { pattern: screens.anotherDay.path, at: path }) };
};

test('the answer that was pressed in the letter is chosen, and nothing is answered before one more press', async () => {
  const { callsOf } = open(
    { openAnotherDay: () => sampleAnotherDay, answerAnotherDay: () => anotherDayAnswersOf.answerAnotherDay },
    { answer: 'move' },
  );
  expect(await screen.findByRole('radio', { name: 'Move me to Sat, 12 Dec 2026' })).toBeChecked();
  expect(screen.getByText('2 places are held for you. It costs you nothing.')).toBeVisible();
  expect(screen.getByText(/^Please choose by 1 Dec 2026, 11:30/)).toBeVisible();
  expect(callsOf('answerAnotherDay')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the new day' }));
  expect(await screen.findByText('You travel on Sat, 12 Dec 2026.')).toBeVisible();
  expect(callsOf('answerAnotherDay').map(({ body }) => body)).toEqual([{ token: TOKEN, answer: 'move' }]);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('who wants the money is told how much, and may choose the other answer first', async () => {
  const refunded: AnotherDayView = {
    ...sampleAnotherDay,
    state: 'cancelled',
    canMove: false,
    sentence: 'Your booking is cancelled.',
  };
  const { callsOf } = open({ openAnotherDay: () => sampleAnotherDay, answerAnotherDay: () => refunded }, { answer: 'move' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Give me my money' }));
  expect(screen.getByText('₹3,999.98 goes back to you in the way you paid.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm: my money back' }));
  expect(await screen.findByText('Your booking is cancelled.')).toBeVisible();
  expect(callsOf('answerAnotherDay').map(({ body }) => body)).toEqual([{ token: TOKEN, answer: 'money' }]);
});

test('opened without an answer nothing is chosen, and nothing can be confirmed', async () => {
  open({ openAnotherDay: () => sampleAnotherDay });
  expect(await screen.findByRole('radio', { name: 'Give me my money' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Confirm the new day' })).toBeDisabled();
});

test('what goes back to who moves and what is still owed is said before', async () => {
  open({ openAnotherDay: () => ({ ...sampleAnotherDay, refund: 500, owed: 1000, dueOn: '2026-12-10' }) });
  expect(
    await screen.findByText(
      '2 places are held for you. ₹500.00 goes back to you, because that day costs less. ₹1,000.00 is still owed, by Thu, 10 Dec 2026.',
    ),
  ).toBeVisible();
});

test('a move that is refused says why, and leaves the money', async () => {
  expectInConsole('Answering for a cancelled departure failed');
  let view = sampleAnotherDay;
  open(
    {
      openAnotherDay: () => view,
      answerAnotherDay: () => {
        view = { ...sampleAnotherDay, canMove: false, sentence: 'The bank decides on a payment of this booking.' };
        return refuseAs('CONFLICT', 'The bank decides on a payment of this booking.');
      },
    },
    { answer: 'move' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm the new day' }));
  expect(await screen.findByRole('button', { name: 'Confirm: my money back' })).toBeEnabled();
  expect(screen.getByText('The bank decides on a payment of this booking.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Move me/ })).toBeNull();
});

test('an offer that was answered or is over says what became of it, and asks nothing', async () => {
  const { unmount } = open({
    openAnotherDay: () => ({ ...sampleAnotherDay, state: 'over', canMove: false, sentence: 'You could choose until Tue.' }),
  });
  expect(await screen.findByText('You could choose until Tue.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  unmount();
  open({ openAnotherDay: () => refuseAs('LINK_INVALID', 'This is not a link of a cancelled trip.') });
  expect(await screen.findByText('This is not a link of a cancelled trip.')).toBeVisible();
});

test('a link that is not complete says so', async () => {
  open({}, { hash: '' });
  expect(await screen.findByText(/This link is not complete/)).toBeVisible();
});
