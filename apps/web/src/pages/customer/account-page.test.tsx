import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAccount, sampleAnswers, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AccountPage } from './account-page.tsx';

const show = async (fakes: Fakes = {}) => {
  startSession({ token: 'a.b.c', role: 'user', userId: sampleUser._id });
  const calls = fakeApi(fakes);
  const shown = renderScreen(AccountPage, { pattern: screens.account.path });
  await screen.findByText(`Your username is ${sampleAccount.username}.`);
  return { ...calls, ...shown };
};
const section = (name: string) => within(screen.getByRole('region', { name }));

test('a new address is requested with the password, and the page says that a link is on its way', async () => {
  const { callsOf } = await show({ changeEmail: () => ({ message: '' }) });
  const email = section('Email address');
  expect(email.getByText('Confirmed')).toBeVisible();
  await userEvent.type(email.getByLabelText('New email address'), 'new@example.com');
  await userEvent.type(email.getByLabelText('Your password'), 'the present one');
  await userEvent.click(email.getByRole('button', { name: 'Email me a link' }));
  expect(await email.findByRole('status')).toHaveTextContent('We have emailed a link to new@example.com');
  expect(callsOf('changeEmail').map(({ body }) => body)).toEqual([
    { email: 'new@example.com', currentPassword: 'the present one' },
  ]);
  expect(email.getByLabelText('Your password')).toHaveValue('');
});

test('name and phone are changed, what is left empty is removed, and a number that is none is told at its field', async () => {
  const { callsOf } = await show({ changeDetails: () => ({ ...sampleAccount, name: 'Zoë Müller', phone: undefined }) });
  const details = section('Your details');
  expect(details.getByLabelText(/^Name/)).toHaveValue(sampleAccount.name);
  await userEvent.clear(details.getByLabelText(/^Name/));
  await userEvent.type(details.getByLabelText(/^Name/), 'Zoë Müller');
  await userEvent.clear(details.getByLabelText(/^Phone/));
  await userEvent.type(details.getByLabelText(/^Phone/), 'at noon');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(await details.findByText(/^Enter a phone number such as/)).toBeVisible();
  expect(callsOf('changeDetails')).toEqual([]);
  await userEvent.clear(details.getByLabelText(/^Phone/));
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(callsOf('changeDetails').map(({ body }) => body)).toEqual([{ name: 'Zoë Müller' }]));
  await waitFor(() => expect(section('Your details').getByLabelText(/^Name/)).toHaveValue('Zoë Müller'));
  expect(section('Your details').getByLabelText(/^Phone/)).toHaveValue('');
});

test('whom invoices are for is kept at the account, what is wrong is told at its field, and unticked it is removed', async () => {
  const invoiceTo = { company: 'Kale Motors', address: '7 MG Road' };
  const { name, phone } = sampleAccount;
  const { callsOf } = await show({ changeDetails: ({ body }) => ({ ...sampleAccount, ...Object(body) }) });
  const save = () => userEvent.click(section('Your details').getByRole('button', { name: 'Save' }));
  const tick = () => userEvent.click(section('Your details').getByLabelText('Invoice to a company, or to somebody else'));
  await tick();
  await userEvent.type(section('Your details').getByLabelText('Company'), invoiceTo.company);
  await save();
  expect(await section('Your details').findByText('Enter an address.')).toBeVisible();
  expect(section('Your details').getByLabelText('Address')).toHaveFocus();
  await userEvent.type(section('Your details').getByLabelText('Address'), invoiceTo.address);
  await save();
  await waitFor(() => expect(callsOf('changeDetails').map(({ body }) => body)).toEqual([{ name, phone, invoiceTo }]));
  await waitFor(() => expect(section('Your details').getByLabelText('Address')).toHaveValue(invoiceTo.address));
  await tick();
  await save();
  await waitFor(() => expect(callsOf('changeDetails').at(-1)?.body).toEqual({ name, phone }));
});

test('the language of emails is shown and changed, and not there where the site has one', async () => {
  const { unmount } = await show();
  expect(screen.queryByLabelText('Language of emails')).toBeNull();
  unmount();
  offerLanguages('de', 'ar');
  const { callsOf } = await show({
    showAccount: () => ({ ...sampleAccount, language: 'ar' }),
    changeDetails: ({ body }) => ({ ...sampleAccount, ...Object(body) }),
  });
  const field = () => section('Your details').getByLabelText('Language of emails');
  expect(field()).toHaveValue('ar');
  await userEvent.selectOptions(field(), 'Deutsch');
  await userEvent.click(section('Your details').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(callsOf('changeDetails').map(({ body }) => body)).toMatchObject([{ language: 'de' }]));
  await waitFor(() => expect(field()).toHaveValue('de'));
});

test('an address that is not confirmed says so, that booking is possible without it, and how it is confirmed', async () => {
  await show({ showAccount: () => ({ ...sampleAccount, isEmailVerified: false }) });
  const email = section('Email address');
  expect(email.getByText('Not confirmed')).toBeVisible();
  expect(email.getByText(/You can book without confirming it/)).toBeVisible();
  expect(email.getByLabelText('Email address')).toHaveValue(sampleAccount.email);
});

test('a wrong current password is reported, and what was typed stays; a new one that is easy to guess is reported at its field', async () => {
  let refusal = refuse('BAD_CREDENTIALS');
  await show({ changePassword: () => refusal });
  const password = section('Password');
  await userEvent.type(password.getByLabelText('Current password'), 'not this one');
  await userEvent.type(password.getByLabelText('New password'), 'password1');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByRole('alert')).toBeVisible();
  expect(password.getByLabelText('New password')).toHaveValue('password1');
  refusal = refuse('VALIDATION', { newPassword: 'This password is easy to guess.' });
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText('This password is easy to guess.')).toBeVisible();
  expect(password.queryByRole('alert')).toBeNull();
});

test('one login is ended, or all others, never this one', async () => {
  const ended: string[] = [];
  await show({
    endSession: ({ params }) => {
      ended.push(params.id ?? '');
      return { id: params.id ?? '' };
    },
    endOtherSessions: () => {
      ended.push('others');
      return { message: '' };
    },
  });
  const logins = section('Your devices');
  expect(logins.getByText('This device')).toBeVisible();
  await userEvent.click(logins.getByRole('button', { name: /^Log out: Safari on iOS/ }));
  await waitFor(() => expect(ended).toEqual([sampleAccount.sessions[1]?.id]));
  await userEvent.click(logins.getByRole('button', { name: 'Log out other devices' }));
  await waitFor(() => expect(ended).toContain('others'));
});

test('deleting asks for the password and once more, says why it is refused, and at last leads home', async () => {
  let answer: ReturnType<typeof refuse> | { message: string } = refuse('MONEY_ON_ITS_WAY');
  const { callsOf, address } = await show({ deleteAccount: () => answer });
  const deletion = section('Delete this account');
  const press = async () => {
    await userEvent.click(deletion.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  };
  await userEvent.type(deletion.getByLabelText('Your password'), 'the present one');
  await press();
  expect(await deletion.findByRole('alert')).toHaveTextContent('A payment or refund of one of your bookings is still under way.');
  answer = { message: '' };
  await press();
  await waitFor(() => expect(address()).toBe('/'));
  expect(callsOf('deleteAccount')).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
});

test('with two-factor login deleting asks for a code too, and a password manager is told whose password is changed', async () => {
  const { callsOf } = await show({
    showAccount: () => ({ ...sampleAccount, twoFactor: { isOn: true, isRequired: false, recoveryCodes: 9 } }),
    deleteAccount: () => ({ message: '' }),
  });
  expect(document.querySelector('form input[autocomplete="username"]')).toHaveValue(sampleAccount.username);
  const deletion = section('Delete this account');
  await userEvent.type(deletion.getByLabelText('Your password'), 'the present one');
  await userEvent.type(deletion.getByLabelText('Code'), '123456');
  await userEvent.click(deletion.getByRole('button', { name: 'Delete my account' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(callsOf('deleteAccount')).toHaveLength(1));
  expect(only(callsOf('deleteAccount')).body).toEqual({ currentPassword: 'the present one', code: '123456' });
});

test('two-factor login is set up with the password, a QR code or a text, and a code; the recovery codes are shown once', async () => {
  let isOn = false;
  const { callsOf } = await show({
    showAccount: () => ({ ...sampleAccount, twoFactor: { isOn, isRequired: true, recoveryCodes: isOn ? 10 : 0 } }),
    startTwoFactor: () => sampleAnswers.startTwoFactor,
    confirmTwoFactor: () => {
      isOn = true;
      return { recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] };
    },
  });
  const two = section('Two-factor login');
  expect(two.getByRole('alert')).toHaveTextContent('Everyone who works here needs it, or a passkey.');
  await userEvent.type(two.getByLabelText('Your password'), 'the present one');
  await userEvent.click(two.getByRole('button', { name: 'Set up two-factor login' }));
  expect(await two.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(two.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.type(two.getByLabelText('Code'), '12');
  await userEvent.click(two.getByRole('button', { name: 'Turn on' }));
  expect(await two.findByText('Enter the 6 digits that your app shows, or a recovery code.')).toBeVisible();
  await userEvent.type(two.getByLabelText('Code'), '3 456');
  await userEvent.click(two.getByRole('button', { name: 'Turn on' }));
  const codes = within(await two.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['abcde-fghij', 'klmno-pqrst']);
  expect(callsOf('confirmTwoFactor').map(({ body }) => body)).toEqual([{ code: '123 456' }]);
  await userEvent.click(two.getByRole('button', { name: 'I have saved them' }));
  expect(await two.findByText('10 of 10 recovery codes are left.')).toBeVisible();
  expect(two.queryByText('abcde-fghij')).toBeNull();
});

test('turning two-factor login off asks for password and code, and a wrong code is reported', async () => {
  let refusal: ReturnType<typeof refuse> | { message: string } = refuse('CODE_REFUSED');
  await show({
    showAccount: () => ({ ...sampleAccount, twoFactor: { isOn: true, isRequired: false, recoveryCodes: 2 } }),
    removeTwoFactor: () => refusal,
  });
  const two = section('Two-factor login');
  expect(two.getByRole('alert')).toHaveTextContent('ten new recovery codes');
  await userEvent.type(two.getByLabelText('Your password'), 'the present one');
  await userEvent.type(two.getByLabelText('Code'), '123456');
  await userEvent.click(two.getByRole('button', { name: 'Turn off' }));
  expect(await two.findByText(/That code is incorrect/)).toBeVisible();
  expect(two.getByLabelText('Code')).toHaveValue('123456');
  refusal = { message: 'Off.' };
  await userEvent.click(two.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(two.getByLabelText('Code')).toHaveValue(''));
});

test('a passkey is removed with the password; a wrong one is reported, and another passkey can be removed instead', async () => {
  let answer: ReturnType<typeof refuse> | { message: string } = refuse('BAD_CREDENTIALS');
  const [phone] = sampleAccount.passkeys;
  const { callsOf } = await show({
    showAccount: () => ({ ...sampleAccount, passkeys: 'message' in answer ? [] : sampleAccount.passkeys }),
    removePasskey: () => answer,
  });
  const passkeys = section('Passkeys');
  await userEvent.click(passkeys.getByRole('button', { name: 'Remove My phone' }));
  await userEvent.type(passkeys.getByLabelText('Your password'), 'not this one');
  await userEvent.click(passkeys.getByRole('button', { name: 'Remove this passkey' }));
  expect(await passkeys.findByRole('alert')).toBeVisible();
  answer = { message: 'Removed.' };
  await userEvent.click(passkeys.getByRole('button', { name: 'Remove this passkey' }));
  expect(await passkeys.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await waitFor(() => expect(passkeys.queryByText('My phone')).toBeNull());
  expect(callsOf('removePasskey').map(({ body }) => body)).toEqual(
    Array(2).fill({ passkey: phone?.id, currentPassword: 'not this one' }),
  );
});

test('a passkey gets a name, asks for the code where two-factor login is on, and says what went wrong at the browser', async () => {
  const twoFactor = { isOn: true, isRequired: false, recoveryCodes: 9 };
  const { callsOf } = await show({
    showAccount: () => ({ ...sampleAccount, twoFactor }),
    startPasskey: () => sampleAnswers.startPasskey,
  });
  const passkeys = section('Passkeys');
  await userEvent.click(passkeys.getByRole('button', { name: 'Add a passkey' }));
  expect(await passkeys.findByText('Enter a name that you will recognise.')).toBeVisible();
  await userEvent.type(passkeys.getByLabelText('Name'), 'My laptop');
  await userEvent.type(passkeys.getByLabelText('Your password'), 'the present one');
  await userEvent.type(passkeys.getByLabelText('Code'), '123456');
  await userEvent.click(passkeys.getByRole('button', { name: 'Add a passkey' }));
  expect(await passkeys.findByRole('alert')).toHaveTextContent('This browser does not support passkeys.');
  expect(callsOf('startPasskey').map(({ body }) => body)).toEqual([{ currentPassword: 'the present one', code: '123456' }]);
  expect(passkeys.getByLabelText('Name')).toHaveValue('My laptop');
});
