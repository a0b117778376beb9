import type { ContentOf } from '../email-content.ts';
import { instantText, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

export const welcome = ({ username }: ContentOf<'welcome'>, { brand, urlOf }: Site): Template => ({
  subject: `Welcome to ${brand}`,
  preview: 'Your account is ready.',
  heading: `Welcome, ${username}`,
  body: [
    paragraph('Your account is ready. With it you book trips, pay for them, and look after them.'),
    paragraph('When you book, we write to this address: what you booked, when it is confirmed, and what becomes of your money.'),
  ],
  action: { label: 'Look at our trips', url: urlOf('packageList') },
  why: `You get this email because an account was made at ${brand} with this address. If that was not you, answer this email.`,
});

export const passwordReset = (
  { username, nonce, validUntil }: ContentOf<'password-reset'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => ({
  subject: 'Choose a new password',
  preview: 'The link works once, for 30 minutes.',
  heading: 'Choose a new password',
  body: [
    paragraph(
      `Hello ${username}, with this link you choose a new password. It works once, until ${instantText(validUntil, timeZone)}.`,
    ),
    paragraph(`Your username is ${username}.`),
    paragraph('If you did not ask for this, you need do nothing: your password stays as it is.'),
  ],
  action: { label: 'Choose a new password', url: secretUrlOf('resetPassword', nonce) },
  why: `You get this email because somebody asked for a new password at ${brand} with your address.`,
});

export const passwordChanged = (
  { username, changedAt }: ContentOf<'password-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => ({
  subject: 'Your password has changed',
  preview: 'Other logins of your account have ended.',
  heading: 'Your password has changed',
  body: [
    paragraph(
      `Hello ${username}, the password of your account was changed on ${instantText(changedAt, timeZone)}. Wherever else you were logged in, you no longer are.`,
    ),
    paragraph('If that was not you, choose a new password now, and answer this email.'),
  ],
  action: { label: 'Choose a new password', url: urlOf('forgotPassword') },
  why: `You get this email because the password of your account at ${brand} was changed.`,
});
