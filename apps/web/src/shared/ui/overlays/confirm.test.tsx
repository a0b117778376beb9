import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { confirm } from './confirm.ts';
import { ConfirmHost } from './confirm-host.tsx';

const answers: boolean[] = [];

const showAsker = () => {
  answers.length = 0;
  render(
    <>
      <button
        type="button"
        onClick={() =>
          void confirm({ title: 'Are you sure?', text: 'It cannot be undone.', confirmLabel: 'Yes' }).then((sure) =>
            answers.push(sure),
          )
        }
      >
        Ask
      </button>
      <ConfirmHost />
    </>,
  );
};

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return screen.findByRole('alertdialog', { name: 'Are you sure?', description: 'It cannot be undone.' });
};

test('a prompt keeps the focus inside and gives it back to what asked', async () => {
  showAsker();
  const dialog = await ask();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  for (const _ of [1, 2, 3, 4, 5]) {
    await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  expect(answers).toEqual([false]);
});

test('a prompt is answered yes only by its button, and no by Escape', async () => {
  showAsker();
  await ask();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers).toEqual([false]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(answers).toEqual([false, true]));
});

test('a newer question answers the older one with no', async () => {
  showAsker();
  await ask();
  let second: Promise<boolean> | undefined;
  act(() => {
    second = confirm({ title: 'Another?', confirmLabel: 'Yes' });
  });
  expect(await screen.findByRole('alertdialog', { name: 'Another?' })).toBeInTheDocument();
  expect(answers).toEqual([false]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await second).toBe(true);
});
