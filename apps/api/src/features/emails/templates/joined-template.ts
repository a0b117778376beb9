import { displayNameOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { instantText } from '../../../time/instant-text.ts';
import type { ContentOf } from '../email-content.ts';
import { inARow, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

/** How they log in from now on. */
const loginText = ({ isClosed, email, hasNoPassword }: ContentOf<'accounts-joined'>): string => {
  if (isClosed)
    return email === undefined
      ? t('Nobody can log in with this address any more: log in to your other account, which has all your trips.')
      : t(
          'Nobody can log in with this address any more: log in to your account with the address {email}, which has all your trips.',
          { email },
        );
  return hasNoPassword
    ? t('Choose a password first: ask for it on the login page, at "Forgot password?".')
    : t('You log in as before.');
};

export const accountsJoined = (content: ContentOf<'accounts-joined'>, { brand, timeZone, urlOf }: Site): Template => {
  const { username, name, joinedAt, isClosed, hasNoPassword } = content;
  const joined = t(
    'Hello {name}, you had two accounts with us. On {moment} our team joined them, so all your trips are in one place.',
    { name: displayNameOf({ username, name }), moment: instantText(joinedAt, timeZone) },
  );
  return {
    subject: t('Your two accounts are now one'),
    preview: t('All your trips are in one place.'),
    heading: t('Your two accounts are now one'),
    body: [
      paragraph(inARow(joined, loginText(content))),
      paragraph(t('If you had only one account, or did not ask for this, reply to this email now.')),
    ],
    action: hasNoPassword
      ? { label: t('Choose a password'), url: urlOf('forgotPassword') }
      : { label: t('Log in'), url: urlOf('login') },
    why: isClosed
      ? t('You are receiving this email because this was the address of an account at {agency}.', { agency: brand })
      : t('You are receiving this email because this is the address of an account at {agency}.', { agency: brand }),
  };
};
