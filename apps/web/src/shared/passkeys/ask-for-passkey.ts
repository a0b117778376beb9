import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { EveryEndpoint } from '@wayfarer/contracts';
import type { z } from 'zod';
import { ApiFailure } from '../api/api-failure.ts';
import { t } from '../words/words.ts';

type Answer<Name extends keyof EveryEndpoint> = z.infer<EveryEndpoint[Name]['answer']>;

const sentences = (): Partial<Record<WebAuthnError['code'], string>> => ({
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: t('This device already has a passkey for your account.'),
  ERROR_INVALID_DOMAIN: t('Passkeys do not work at this address.'),
  ERROR_INVALID_RP_ID: t('Passkeys do not work at this address.'),
});

const sentenceOf = (thrown: unknown, cancelled: string): string => {
  if (!('PublicKeyCredential' in window)) return t('This browser does not support passkeys.');
  return (thrown instanceof WebAuthnError && sentences()[thrown.code]) || cancelled;
};

/** Browsers report the same error if the user cancels and if no passkey is available. */
const asking = async <Given>(question: Promise<Given>, cancelled: string): Promise<Given> => {
  try {
    return await question;
  } catch (thrown) {
    throw new ApiFailure({ status: 0, code: 'PASSKEY_REFUSED', message: sentenceOf(thrown, cancelled) });
  }
};

/** Asks for one of the passkeys that the browser has for this site. @throws ApiFailure with a sentence */
export const askForPasskey = (optionsJSON: Answer<'startPasskeyLogin'>) =>
  asking(startAuthentication({ optionsJSON }), t('No passkey was chosen. Try again, or log in with your password.'));

/** Asks for a new passkey. @throws ApiFailure with a sentence */
export const askForNewPasskey = (optionsJSON: Answer<'startPasskey'>) =>
  asking(startRegistration({ optionsJSON }), t('No passkey was created. Try again when you are ready.'));
