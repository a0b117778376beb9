import { instantText } from '../../../time/instant-text.ts';
import type { ContentOf } from '../email-content.ts';
import { hello, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

export const newLogin = (
  { username, name, browser, at }: ContentOf<'new-login'>,
  { brand, timeZone, urlOf }: Site,
): Template => ({
  subject: 'A login from a new browser',
  preview: 'If that was you, you can ignore this email.',
  heading: 'Was that you?',
  body: [
    paragraph(
      `${hello({ username, name })}, somebody logged in to your account on ${instantText(at, timeZone)} with ${browser ?? 'an unknown browser'}, which has not been used with it before.`,
    ),
    paragraph('If that was you, you can ignore this email. If not, choose a new password now: that logs you out everywhere.'),
  ],
  action: { label: 'Choose a new password', url: urlOf('forgotPassword') },
  why: `You are receiving this email because your account at ${brand} was used with a new browser.`,
});

export const passwordReset = (
  { username, name, nonce, validUntil }: ContentOf<'password-reset'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => ({
  subject: 'Choose a new password',
  preview: 'The link expires in 30 minutes and can only be used once.',
  heading: 'Choose a new password',
  body: [
    paragraph(
      `${hello({ username, name })}, use this link to choose a new password. It works once, until ${instantText(validUntil, timeZone)}.`,
    ),
    paragraph(`Your username is ${username}.`),
    paragraph('If you did not ask for this, you can ignore this email: your password stays the same.'),
  ],
  action: {
    label: 'Choose a new password',
    url: `${secretUrlOf('resetPassword', nonce)}&username=${encodeURIComponent(username)}`,
  },
  why: `You are receiving this email because somebody requested a new password at ${brand} with your address.`,
});

export const passwordChanged = (
  { username, name, changedAt, hasPasskeys }: ContentOf<'password-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => ({
  subject: 'Your password has changed',
  preview: 'You are logged out everywhere else.',
  heading: 'Your password has changed',
  body: [
    paragraph(
      `${hello({ username, name })}, the password of your account was changed on ${instantText(changedAt, timeZone)}. You are logged out everywhere else.`,
    ),
    ...(hasPasskeys ? [paragraph('Your passkeys still work. Remove any that you do not recognise on your account page.')] : []),
    paragraph('If that was not you, choose a new password now and reply to this email.'),
  ],
  action: { label: 'Choose a new password', url: urlOf('forgotPassword') },
  why: `You are receiving this email because the password of your account at ${brand} was changed.`,
});

export const twoFactorChanged = (
  { username, name, isOn, changedAt }: ContentOf<'two-factor-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => {
  const [state, preview] = isOn
    ? ['on', 'Logging in now also asks for a code from your app. You are logged out everywhere else.']
    : ['off', 'Logging in now asks only for your password.'];
  return {
    subject: `Two-factor login is ${state}`,
    preview,
    heading: `Two-factor login is ${state}`,
    body: [
      paragraph(
        `${hello({ username, name })}, two-factor login was turned ${state} for your account on ${instantText(changedAt, timeZone)}. ${preview}`,
      ),
      paragraph('If that was not you, choose a new password now and reply to this email.'),
    ],
    action: { label: 'See your account', url: urlOf('account') },
    why: `You are receiving this email because two-factor login was turned ${state} for your account at ${brand}.`,
  };
};

export const passkeyChanged = (
  { username, name, isAdded, changedAt }: ContentOf<'passkey-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => {
  const [change, where, preview] = isAdded
    ? ['added', 'to', 'It can log in to your account without the password. You are logged out everywhere else.']
    : ['removed', 'from', 'It can no longer log in to your account.'];
  return {
    subject: `A passkey was ${change}`,
    preview,
    heading: `A passkey was ${change}`,
    body: [
      paragraph(
        `${hello({ username, name })}, a passkey was ${change} ${where} your account on ${instantText(changedAt, timeZone)}. ${preview}`,
      ),
      paragraph(
        isAdded
          ? 'If that was not you, remove it on your account page, choose a new password and reply to this email.'
          : 'If that was not you, choose a new password now and reply to this email.',
      ),
    ],
    action: { label: 'See your account', url: urlOf('account') },
    why: `You are receiving this email because a passkey was ${change} ${where} your account at ${brand}.`,
  };
};
