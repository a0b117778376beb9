import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@wayfarer/contracts/screens';
import { expect, onTestFinished, test, vi } from 'vitest';
import { disconnect, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const pattern = screens.forgotPassword.path;
const ask = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Email Address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
};

test('after a request the page says where to look, but not whether there is such an account, and it can be repeated', async () => {
  const { callsOf } = fakeApi({ forgotPassword: () => ({ message: '' }) });
  renderScreen(ForgotPasswordPage, { pattern });
  await ask('asha@example.com');
  expect(await screen.findByRole('status')).toHaveTextContent('if asha@example.com has an account');
  expect(callsOf('forgotPassword').map(({ body }) => body)).toEqual([{ email: 'asha@example.com' }]);
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('in a browser that denies talk between tabs a link is asked for all the same', async () => {
  const denied = vi.fn<() => BroadcastChannel>(function deny() {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.stubGlobal('BroadcastChannel', denied);
  onTestFinished(() => void vi.unstubAllGlobals());
  fakeApi({ forgotPassword: () => ({ message: '' }) });
  renderScreen(ForgotPasswordPage, { pattern });
  expect(denied).toHaveBeenCalled();
  await ask('asha@example.com');
  expect(await screen.findByRole('status')).toHaveTextContent('if asha@example.com has an account');
});

test('an invalid address is reported at the field, and nothing is sent', async () => {
  fakeApi();
  renderScreen(ForgotPasswordPage, { pattern });
  await ask('asha');
  expect(await screen.findByText('Enter an email address such as name@example.com.')).toBeVisible();
  expect(screen.getByLabelText('Email Address')).toHaveFocus();
});

test.each([
  ['without a network', () => disconnect(), 'There is no connection.'],
  ['too often', () => refuse('TOO_MANY_REQUESTS'), 'Too many requests.'],
])('a request %s is reported, and what was typed stays', async (_, forgotPassword, sentence) => {
  fakeApi({ forgotPassword });
  renderScreen(ForgotPasswordPage, { pattern });
  await ask('asha@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Email Address')).toHaveValue('asha@example.com');
});
