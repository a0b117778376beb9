import type { Passkey, PasskeyStart } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { askForNewPasskey } from '../../shared/passkeys/ask-for-passkey.ts';

/** Sends the password to the server, asks the browser for a new passkey, and stores it under a name. */
export const addPasskey = async ({ name, ...start }: PasskeyStart & { name: string }): Promise<Passkey> => {
  const credential = await askForNewPasskey(await callEndpoint('startPasskey', { body: start }));
  return callEndpoint('addPasskey', { body: { name, credential } });
};
