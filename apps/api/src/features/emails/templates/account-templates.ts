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

export const passwordChanged = (
  { username, changedAt }: ContentOf<'password-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => ({
  subject: 'Your password has changed',
  preview: 'You are logged out everywhere.',
  heading: 'Your password has changed',
  body: [
    paragraph(
      `Hello ${username}, the password of your account was changed on ${instantText(changedAt, timeZone)}. You are logged out everywhere.`,
    ),
    paragraph('If that was not you, answer this email now.'),
  ],
  action: { label: 'Log in', url: urlOf('login') },
  why: `You get this email because the password of your account at ${brand} was changed.`,
});
