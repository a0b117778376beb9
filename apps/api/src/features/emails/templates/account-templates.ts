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

export const confirmEmail = (
  { username, nonce, validUntil }: ContentOf<'confirm-email'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => ({
  subject: 'Confirm your email address',
  preview: 'With one press we know that this address is yours.',
  heading: 'Is this your address?',
  body: [
    paragraph(
      `Hello ${username}, please confirm that this is your address. Then we write to it about your trips. The link works until ${instantText(validUntil, timeZone)}.`,
    ),
    paragraph('If you did not ask for this, you need do nothing.'),
  ],
  action: { label: 'Confirm this address', url: secretUrlOf('confirmEmail', nonce) },
  why: `You get this email because somebody entered your address in an account at ${brand}.`,
});

export const emailChanged = (
  { username, isFormer, email, changedAt }: ContentOf<'email-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => ({
  subject: 'Your email address has changed',
  preview: isFormer ? 'From now on we write to another address.' : 'From now on we write to this address.',
  heading: 'Your email address has changed',
  body: [
    paragraph(
      `Hello ${username}, the email address of your account was changed to ${email} on ${instantText(changedAt, timeZone)}.`,
    ),
    paragraph(
      isFormer
        ? 'If that was not you, answer this email now: somebody else may have your password.'
        : 'From now on we write to this address about your trips.',
    ),
  ],
  action: { label: 'See your account', url: urlOf('account') },
  why: `You get this email because ${isFormer ? 'this was' : 'this is now'} the address of an account at ${brand}.`,
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
