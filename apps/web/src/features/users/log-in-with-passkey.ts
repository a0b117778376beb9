import type { LoginAnswer } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { askForPasskey } from '../../shared/passkeys/ask-for-passkey.ts';

/** Asks the server for a challenge, the browser for a passkey, and the server for a token. */
export const logInWithPasskey = async (): Promise<LoginAnswer> => {
  const { response, ...answer } = await askForPasskey(await callEndpoint('startPasskeyLogin', {}));
  // A discoverable passkey names its user; the contract refuses others.
  const credential = { ...answer, response: { ...response, userHandle: response.userHandle ?? '' } };
  return callEndpoint('logInWithPasskey', { body: { credential } });
};
