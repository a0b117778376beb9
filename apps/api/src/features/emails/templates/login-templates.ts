import { displayNameOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { instantText } from '../../../time/instant-text.ts';
import type { ContentOf } from '../email-content.ts';
import { inARow, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

export const newLogin = ({ username, name, browser, at }: ContentOf<'new-login'>, { brand, timeZone, urlOf }: Site): Template => {
  const values = { name: displayNameOf({ username, name }), moment: instantText(at, timeZone) };
  return {
    subject: t('A login from a new browser'),
    preview: t('If that was you, you can ignore this email.'),
    heading: t('Was that you?'),
    body: [
      paragraph(
        browser === null
          ? t(
              'Hello {name}, somebody logged in to your account on {moment} with an unknown browser, which has not been used with it before.',
              values,
            )
          : t(
              'Hello {name}, somebody logged in to your account on {moment} with {browser}, which has not been used with it before.',
              { ...values, browser },
            ),
      ),
      paragraph(
        t('If that was you, you can ignore this email. If not, choose a new password now: that logs you out everywhere.'),
      ),
    ],
    action: { label: t('Choose a new password'), url: urlOf('forgotPassword') },
    why: t('You are receiving this email because your account at {agency} was used with a new browser.', { agency: brand }),
  };
};

export const passwordReset = (
  { username, name, nonce, validUntil }: ContentOf<'password-reset'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => ({
  subject: t('Choose a new password'),
  preview: t('The link expires in 30 minutes and can only be used once.'),
  heading: t('Choose a new password'),
  body: [
    paragraph(
      t('Hello {name}, use this link to choose a new password. It works once, until {moment}.', {
        name: displayNameOf({ username, name }),
        moment: instantText(validUntil, timeZone),
      }),
    ),
    paragraph(t('Your username is {username}.', { username })),
    paragraph(t('If you did not ask for this, you can ignore this email: your password stays the same.')),
  ],
  action: {
    label: t('Choose a new password'),
    url: `${secretUrlOf('resetPassword', nonce)}&username=${encodeURIComponent(username)}`,
  },
  why: t('You are receiving this email because somebody requested a new password at {agency} with your address.', {
    agency: brand,
  }),
});

export const passwordChanged = (
  { username, name, changedAt, hasPasskeys }: ContentOf<'password-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => ({
  subject: t('Your password has changed'),
  preview: t('You are logged out everywhere else.'),
  heading: t('Your password has changed'),
  body: [
    paragraph(
      t('Hello {name}, the password of your account was changed on {moment}. You are logged out everywhere else.', {
        name: displayNameOf({ username, name }),
        moment: instantText(changedAt, timeZone),
      }),
    ),
    ...(hasPasskeys
      ? [paragraph(t('Your passkeys still work. Remove any that you do not recognise on your account page.'))]
      : []),
    paragraph(t('If that was not you, choose a new password now and reply to this email.')),
  ],
  action: { label: t('Choose a new password'), url: urlOf('forgotPassword') },
  why: t('You are receiving this email because the password of your account at {agency} was changed.', { agency: brand }),
});

export const twoFactorChanged = (
  { username, name, isOn, changedAt }: ContentOf<'two-factor-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => {
  const values = { name: displayNameOf({ username, name }), moment: instantText(changedAt, timeZone) };
  const agency = { agency: brand };
  const preview = isOn
    ? t('Logging in now also asks for a code from your app. You are logged out everywhere else.')
    : t('Logging in now asks only for your password.');
  const title = isOn ? t('Two-factor login is on') : t('Two-factor login is off');
  return {
    subject: title,
    preview,
    heading: title,
    body: [
      paragraph(
        inARow(
          isOn
            ? t('Hello {name}, two-factor login was turned on for your account on {moment}.', values)
            : t('Hello {name}, two-factor login was turned off for your account on {moment}.', values),
          preview,
        ),
      ),
      paragraph(t('If that was not you, choose a new password now and reply to this email.')),
    ],
    action: { label: t('See your account'), url: urlOf('account') },
    why: isOn
      ? t('You are receiving this email because two-factor login was turned on for your account at {agency}.', agency)
      : t('You are receiving this email because two-factor login was turned off for your account at {agency}.', agency),
  };
};
