import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { disconnect, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const pattern = screens.forgotPassword.path;
const ask = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Email Address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
};

test('whoever asks reads where to look, without being told whether there is such an account, and can ask again', async () => {
  const { callsOf } = fakeApi({ forgotPassword: () => ({ message: '' }) });
  renderScreen(ForgotPasswordPage, { pattern });
  await ask('asha@example.com');
  expect(await screen.findByRole('status')).toHaveTextContent('if asha@example.com has an account');
  expect(callsOf('forgotPassword').map(({ body }) => body)).toEqual([{ email: 'asha@example.com' }]);
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('what is no address is told at the field, and nothing is sent', async () => {
  fakeApi();
  renderScreen(ForgotPasswordPage, { pattern });
  await ask('asha');
  expect(await screen.findByText('Enter an email address such as name@example.com.')).toBeVisible();
  expect(screen.getByLabelText('Email Address')).toHaveFocus();
});

test.each([
  ['without a network', () => disconnect(), 'There is no connection.'],
  ['too often', () => refuse('TOO_MANY_REQUESTS'), 'Too many requests.'],
])('asking %s is told, and what was typed stays', async (_, forgotPassword, sentence) => {
  fakeApi({ forgotPassword });
  renderScreen(ForgotPasswordPage, { pattern });
  await ask('asha@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Email Address')).toHaveValue('asha@example.com');
});
