import { displayNameOf } from '@wayfarer/contracts';
import { instantText } from '../../../time/instant-text.ts';
import type { ContentOf } from '../email-content.ts';
import { hello, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

/** For somebody who accepted an invitation, and so has opened a link from this mailbox. */
const welcomeInvited = ({ username, name }: ContentOf<'welcome'>, { brand, urlOf }: Site): Omit<Template, 'why'> => ({
  subject: `Welcome to ${brand}`,
  preview: `Your account is ready. Your username is ${username}.`,
  heading: `Welcome, ${displayNameOf({ username, name })}`,
  body: [
    paragraph(`Your account is ready. Log in as ${username} with the password you chose.`),
    paragraph('This address is confirmed, because you opened a link that we sent to it. You do not need to do anything else.'),
  ],
  action: { label: 'See your account', url: urlOf('account') },
});

export const welcome = (content: ContentOf<'welcome'>, site: Site): Template => {
  const { brand, timeZone, secretUrlOf } = site;
  const why = `You are receiving this email because an account was created at ${brand} with this address. If that was not you, reply to this email.`;
  if (content.nonce === null) return { ...welcomeInvited(content, site), why };
  return {
    subject: `Welcome to ${brand}`,
    preview: 'Your account is ready. Please confirm your address.',
    heading: `Welcome, ${displayNameOf(content)}`,
    body: [
      paragraph(
        `Your account is ready. Your username is ${content.username}. Log in with it to book, pay for and manage your trips.`,
      ),
      paragraph('We’ll email you here about your bookings.'),
      paragraph(`Please confirm your email by ${instantText(content.validUntil, timeZone)}. You can book in the meantime.`),
    ],
    action: { label: 'Confirm this address', url: secretUrlOf('confirmEmail', content.nonce) },
    why,
  };
};

export const alreadyRegistered = ({ username }: ContentOf<'already-registered'>, { brand, urlOf }: Site): Template => ({
  subject: `You already have an account at ${brand}`,
  preview: `Your username is ${username}.`,
  heading: 'You already have an account',
  body: [
    paragraph(
      `Somebody tried to create an account with this address, but you already have one. Your username is ${username}. No other account was created.`,
    ),
    paragraph('If that was you, log in with this username. If you have forgotten your password, choose a new one.'),
    paragraph('If that was not you, you can ignore this email.'),
  ],
  action: { label: 'Choose a new password', url: urlOf('forgotPassword') },
  why: `You are receiving this email because your address was entered in the registration form at ${brand}.`,
});

const invitedAs: Readonly<Record<ContentOf<'staff-invitation'>['role'], string>> = {
  desk: 'to handle bookings and messages',
  'desk-lead': 'to lead the desk',
  guide: 'as a guide',
  viewer: 'to see how the agency is doing',
  admin: 'as an admin',
};

export const staffInvitation = (
  { inviter, role, nonce, validUntil }: ContentOf<'staff-invitation'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => ({
  subject: `${inviter} invites you to work at ${brand}`,
  preview: 'The link works once, for 48 hours.',
  heading: `Join ${brand}`,
  body: [
    paragraph(`Hello, ${inviter} invites you to join ${brand} ${invitedAs[role]}.`),
    paragraph(
      `Use this link to choose a username and a password, or to accept with the account you already have. It works once, until ${instantText(validUntil, timeZone)}.`,
    ),
    paragraph('If you did not expect this, you can ignore this email.'),
  ],
  action: { label: 'See the invitation', url: secretUrlOf('acceptInvitation', nonce) },
  why: `You are receiving this email because ${inviter}, who works at ${brand}, entered your address to invite you.`,
});

export const confirmEmail = (
  { username, name, nonce, validUntil }: ContentOf<'confirm-email'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => ({
  subject: 'Confirm your email address',
  preview: 'One click confirms that this address is yours.',
  heading: 'Is this your address?',
  body: [
    paragraph(
      `${hello({ username, name })}, please confirm that this is your address. We will then write to it about your trips. The link works until ${instantText(validUntil, timeZone)}.`,
    ),
    paragraph('If you did not ask for this, you can ignore this email.'),
  ],
  action: { label: 'Confirm this address', url: secretUrlOf('confirmEmail', nonce) },
  why: `You are receiving this email because somebody entered your address in an account at ${brand}.`,
});

export const emailChanged = (
  { username, name, isFormer, email, changedAt }: ContentOf<'email-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => ({
  subject: 'Your email address has changed',
  preview: isFormer ? 'From now on we will write to another address.' : 'From now on we will write to this address.',
  heading: 'Your email address has changed',
  body: [
    paragraph(
      `${hello({ username, name })}, the email address of your account was changed to ${email} on ${instantText(changedAt, timeZone)}.`,
    ),
    paragraph(
      isFormer
        ? 'If that was not you, reply to this email now: somebody else may have your password.'
        : 'From now on we will write to this address about your trips.',
    ),
  ],
  action: { label: 'See your account', url: urlOf('account') },
  why: `You are receiving this email because ${isFormer ? 'this was' : 'this is now'} the address of an account at ${brand}.`,
});

/** Without a link: there is no account any more to which it could lead. */
export const accountDeleted = (
  { username, name, deletedAt }: ContentOf<'account-deleted'>,
  { brand, timeZone }: Site,
): Template => ({
  subject: 'Your account is deleted',
  preview: 'This is the last email about it.',
  heading: 'Your account is deleted',
  body: [
    paragraph(
      `${hello({ username, name })}, your account was deleted on ${instantText(deletedAt, timeZone)}. It cannot be brought back.`,
    ),
    paragraph('Paid trips stay booked without your name.'),
    paragraph('If that was not you, reply to this email now.'),
  ],
  why: `You are receiving this email because this was the address of an account at ${brand}. We no longer have it.`,
});

export const accountsJoined = (
  { username, name, joinedAt, isClosed, email, hasNoPassword }: ContentOf<'accounts-joined'>,
  { brand, timeZone, urlOf }: Site,
): Template => {
  const other = email === undefined ? 'your other account' : `your account with the address ${email}`;
  const closed = `Nobody can log in with this address any more: log in to ${other}, which has all your trips.`;
  const kept = hasNoPassword
    ? 'Choose a password first: ask for it on the login page, at "Forgot password?".'
    : 'You log in as before.';
  return {
    subject: 'Your two accounts are now one',
    preview: 'All your trips are in one place.',
    heading: 'Your two accounts are now one',
    body: [
      paragraph(
        `${hello({ username, name })}, you had two accounts with us. On ${instantText(joinedAt, timeZone)} our team joined them, so all your trips are in one place. ${isClosed ? closed : kept}`,
      ),
      paragraph('If you had only one account, or did not ask for this, reply to this email now.'),
    ],
    action: hasNoPassword
      ? { label: 'Choose a password', url: urlOf('forgotPassword') }
      : { label: 'Log in', url: urlOf('login') },
    why: `You are receiving this email because this ${isClosed ? 'was' : 'is'} the address of an account at ${brand}.`,
  };
};
