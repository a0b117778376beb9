import type { ContentOf } from '../email-content.ts';
import { instantText, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

/** Whoever was invited to work here has opened a link from this mailbox. */
const welcomeInvited = (username: string, { brand, urlOf }: Site): Omit<Template, 'why'> => ({
  subject: `Welcome to ${brand}`,
  preview: `Your account is ready. Your username is ${username}.`,
  heading: `Welcome, ${username}`,
  body: [
    paragraph(`Your account is ready: log in as ${username}, with the password that you chose.`),
    paragraph('This address is confirmed, because you opened a link that we sent to it. There is nothing else to do.'),
  ],
  action: { label: 'See your account', url: urlOf('account') },
});

export const welcome = (content: ContentOf<'welcome'>, site: Site): Template => {
  const { brand, timeZone, secretUrlOf } = site;
  const why = `You get this email because an account was made at ${brand} with this address. If that was not you, answer this email.`;
  if (content.nonce === null) return { ...welcomeInvited(content.username, site), why };
  return {
    subject: `Welcome to ${brand}`,
    preview: 'Your account is ready. Please confirm your address.',
    heading: `Welcome, ${content.username}`,
    body: [
      paragraph('Your account is ready. With it you book trips, pay for them, and look after them.'),
      paragraph(
        'When you book, we write to this address: what you booked, when it is confirmed, and what becomes of your money.',
      ),
      paragraph(
        `Please confirm that the address is yours, until ${instantText(content.validUntil, timeZone)}. You can book all the same before.`,
      ),
    ],
    action: { label: 'Confirm this address', url: secretUrlOf('confirmEmail', content.nonce) },
    why,
  };
};

export const alreadyRegistered = ({ username }: ContentOf<'already-registered'>, { brand, urlOf }: Site): Template => ({
  subject: `You have an account at ${brand} already`,
  preview: `Its username is ${username}.`,
  heading: 'You have an account already',
  body: [
    paragraph(
      `Somebody tried to make an account with this address. There is one already: its username is ${username}, so no other was made.`,
    ),
    paragraph('If that was you, log in with this username. If you do not know the password any more, choose a new one.'),
    paragraph('If it was not you, you need do nothing.'),
  ],
  action: { label: 'Choose a new password', url: urlOf('forgotPassword') },
  why: `You get this email because your address was entered in the form for new accounts at ${brand}.`,
});

export const newLogin = ({ username, browser, at }: ContentOf<'new-login'>, { brand, timeZone, urlOf }: Site): Template => ({
  subject: 'A login from a new browser',
  preview: 'If that was you, all is well.',
  heading: 'Was that you?',
  body: [
    paragraph(
      `Hello ${username}, somebody logged in to your account on ${instantText(at, timeZone)} with ${browser ?? 'a browser'}, which was not used for it before.`,
    ),
    paragraph('If that was you, all is well. If not, choose a new password at once: that ends every login.'),
  ],
  action: { label: 'Choose a new password', url: urlOf('forgotPassword') },
  why: `You get this email because your account at ${brand} was used with a new browser.`,
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

const invitedAs: Readonly<Record<ContentOf<'staff-invitation'>['role'], string>> = {
  desk: 'for bookings and messages',
  guide: 'as a guide',
  viewer: 'to look at how the agency is doing',
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
      `With this link you choose a username and a password, or use the account that you have. It works once, until ${instantText(validUntil, timeZone)}.`,
    ),
    paragraph('If you do not expect this, you need do nothing: without you nothing happens.'),
  ],
  action: { label: 'See the invitation', url: secretUrlOf('acceptInvitation', nonce) },
  why: `You get this email because ${inviter}, who works at ${brand}, entered your address to invite you.`,
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
  { username, changedAt, hasPasskeys }: ContentOf<'password-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => ({
  subject: 'Your password has changed',
  preview: 'Other logins of your account have ended.',
  heading: 'Your password has changed',
  body: [
    paragraph(
      `Hello ${username}, the password of your account was changed on ${instantText(changedAt, timeZone)}. Wherever else you were logged in, you no longer are.`,
    ),
    ...(hasPasskeys ? [paragraph('Your passkeys still log in. Remove those that you do not know on your account page.')] : []),
    paragraph('If that was not you, choose a new password now, and answer this email.'),
  ],
  action: { label: 'Choose a new password', url: urlOf('forgotPassword') },
  why: `You get this email because the password of your account at ${brand} was changed.`,
});

export const twoFactorChanged = (
  { username, isOn, changedAt }: ContentOf<'two-factor-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => {
  const [state, preview] = isOn
    ? ['on', 'Logging in now asks for a code of your app, too.']
    : ['off', 'Logging in asks for your password alone.'];
  return {
    subject: `Two-factor login is ${state}`,
    preview,
    heading: `Two-factor login is ${state}`,
    body: [
      paragraph(
        `Hello ${username}, on ${instantText(changedAt, timeZone)} two-factor login of your account was turned ${state}. ${preview}`,
      ),
      paragraph('If that was not you, choose a new password now, and answer this email.'),
    ],
    action: { label: 'See your account', url: urlOf('account') },
    why: `You get this email because two-factor login of your account at ${brand} was turned ${state}.`,
  };
};

export const passkeyChanged = (
  { username, isAdded, changedAt }: ContentOf<'passkey-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => {
  const [change, preview] = isAdded
    ? ['added', 'It logs in to your account without the password.']
    : ['removed', 'It no longer logs in to your account.'];
  return {
    subject: `A passkey was ${change}`,
    preview,
    heading: `A passkey was ${change}`,
    body: [
      paragraph(`Hello ${username}, a passkey of your account was ${change} on ${instantText(changedAt, timeZone)}. ${preview}`),
      paragraph(
        isAdded
          ? 'If that was not you, remove it on your account page, choose a new password, and answer this email.'
          : 'If that was not you, choose a new password now, and answer this email.',
      ),
    ],
    action: { label: 'See your account', url: urlOf('account') },
    why: `You get this email because a passkey of your account at ${brand} was ${change}.`,
  };
};
