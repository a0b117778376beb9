import { displayNameOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { instantText } from '../../../time/instant-text.ts';
import type { ContentOf } from '../email-content.ts';
import { paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

/** For somebody who accepted an invitation, and so has opened a link from this mailbox. */
const welcomeInvited = ({ username, name }: ContentOf<'welcome'>, { brand, urlOf }: Site): Omit<Template, 'why'> => ({
  subject: t('Welcome to {agency}', { agency: brand }),
  preview: t('Your account is ready. Your username is {username}.', { username }),
  heading: t('Welcome, {name}', { name: displayNameOf({ username, name }) }),
  body: [
    paragraph(t('Your account is ready. Log in as {username} with the password you chose.', { username })),
    paragraph(t('This address is confirmed, because you opened a link that we sent to it. You do not need to do anything else.')),
  ],
  action: { label: t('See your account'), url: urlOf('account') },
});

export const welcome = (content: ContentOf<'welcome'>, site: Site): Template => {
  const { brand, timeZone, secretUrlOf } = site;
  const why = t(
    'You are receiving this email because an account was created at {agency} with this address. If that was not you, reply to this email.',
    { agency: brand },
  );
  if (content.nonce === null) return { ...welcomeInvited(content, site), why };
  const { username, validUntil, nonce } = content;
  return {
    subject: t('Welcome to {agency}', { agency: brand }),
    preview: t('Your account is ready. Please confirm your address.'),
    heading: t('Welcome, {name}', { name: displayNameOf(content) }),
    body: [
      paragraph(
        t('Your account is ready. Your username is {username}. Log in with it to book, pay for and manage your trips.', {
          username,
        }),
      ),
      paragraph(t('We’ll email you here about your bookings.')),
      paragraph(
        t('Please confirm your email by {moment}. You can book in the meantime.', { moment: instantText(validUntil, timeZone) }),
      ),
    ],
    action: { label: t('Confirm this address'), url: secretUrlOf('confirmEmail', nonce) },
    why,
  };
};

export const alreadyRegistered = ({ username }: ContentOf<'already-registered'>, { brand, urlOf }: Site): Template => ({
  subject: t('You already have an account at {agency}', { agency: brand }),
  preview: t('Your username is {username}.', { username }),
  heading: t('You already have an account'),
  body: [
    paragraph(
      t(
        'Somebody tried to create an account with this address, but you already have one. Your username is {username}. No other account was created.',
        { username },
      ),
    ),
    paragraph(t('If that was you, log in with this username. If you have forgotten your password, choose a new one.')),
    paragraph(t('If that was not you, you can ignore this email.')),
  ],
  action: { label: t('Choose a new password'), url: urlOf('forgotPassword') },
  why: t('You are receiving this email because your address was entered in the registration form at {agency}.', {
    agency: brand,
  }),
});

export const confirmEmail = (
  { username, name, nonce, validUntil }: ContentOf<'confirm-email'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => ({
  subject: t('Confirm your email address'),
  preview: t('One click confirms that this address is yours.'),
  heading: t('Is this your address?'),
  body: [
    paragraph(
      t(
        'Hello {name}, please confirm that this is your address. We will then write to it about your trips. The link works until {moment}.',
        { name: displayNameOf({ username, name }), moment: instantText(validUntil, timeZone) },
      ),
    ),
    paragraph(t('If you did not ask for this, you can ignore this email.')),
  ],
  action: { label: t('Confirm this address'), url: secretUrlOf('confirmEmail', nonce) },
  why: t('You are receiving this email because somebody entered your address in an account at {agency}.', { agency: brand }),
});

export const emailChanged = (
  { username, name, isFormer, email, changedAt }: ContentOf<'email-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => ({
  subject: t('Your email address has changed'),
  preview: isFormer ? t('From now on we will write to another address.') : t('From now on we will write to this address.'),
  heading: t('Your email address has changed'),
  body: [
    paragraph(
      t('Hello {name}, the email address of your account was changed to {email} on {moment}.', {
        name: displayNameOf({ username, name }),
        email,
        moment: instantText(changedAt, timeZone),
      }),
    ),
    paragraph(
      isFormer
        ? t('If that was not you, reply to this email now: somebody else may have your password.')
        : t('From now on we will write to this address about your trips.'),
    ),
  ],
  action: { label: t('See your account'), url: urlOf('account') },
  why: isFormer
    ? t('You are receiving this email because this was the address of an account at {agency}.', { agency: brand })
    : t('You are receiving this email because this is now the address of an account at {agency}.', { agency: brand }),
});

/** Without a link: there is no account any more to which it could lead. */
export const accountDeleted = (
  { username, name, deletedAt }: ContentOf<'account-deleted'>,
  { brand, timeZone }: Site,
): Template => ({
  subject: t('Your account is deleted'),
  preview: t('This is the last email about it.'),
  heading: t('Your account is deleted'),
  body: [
    paragraph(
      t('Hello {name}, your account was deleted on {moment}. It cannot be brought back.', {
        name: displayNameOf({ username, name }),
        moment: instantText(deletedAt, timeZone),
      }),
    ),
    paragraph(t('Paid trips stay booked without your name.')),
    paragraph(t('If that was not you, reply to this email now.')),
  ],
  why: t('You are receiving this email because this was the address of an account at {agency}. We no longer have it.', {
    agency: brand,
  }),
});
