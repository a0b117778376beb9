import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button cannot be pressed twice, by pointer or keyboard, and keeps its name', async () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={press}>Pay Now</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  rerender(
    <Button busy onClick={press}>
      Pay Now
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay Now' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

test('a busy submit button does not submit its form, by Enter in a field either', async () => {
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} busyText="Sending...">
        Send Message
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), 'Mira{Enter}');
  expect(submit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
});
