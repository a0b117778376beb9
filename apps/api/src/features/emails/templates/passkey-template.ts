import { displayNameOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { instantText } from '../../../time/instant-text.ts';
import type { ContentOf } from '../email-content.ts';
import { inARow, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

export const passkeyChanged = (
  { username, name, isAdded, changedAt }: ContentOf<'passkey-changed'>,
  { brand, timeZone, urlOf }: Site,
): Template => {
  const values = { name: displayNameOf({ username, name }), moment: instantText(changedAt, timeZone) };
  const agency = { agency: brand };
  const preview = isAdded
    ? t('It can log in to your account without the password. You are logged out everywhere else.')
    : t('It can no longer log in to your account.');
  const title = isAdded ? t('A passkey was added') : t('A passkey was removed');
  return {
    subject: title,
    preview,
    heading: title,
    body: [
      paragraph(
        inARow(
          isAdded
            ? t('Hello {name}, a passkey was added to your account on {moment}.', values)
            : t('Hello {name}, a passkey was removed from your account on {moment}.', values),
          preview,
        ),
      ),
      paragraph(
        isAdded
          ? t('If that was not you, remove it on your account page, choose a new password and reply to this email.')
          : t('If that was not you, choose a new password now and reply to this email.'),
      ),
    ],
    action: { label: t('See your account'), url: urlOf('account') },
    why: isAdded
      ? t('You are receiving this email because a passkey was added to your account at {agency}.', agency)
      : t('You are receiving this email because a passkey was removed from your account at {agency}.', agency),
  };
};
