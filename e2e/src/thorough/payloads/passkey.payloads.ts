import { expect, type Page } from '@playwright/test';
import { MAX_PASSKEYS, newPasskeySchema } from '@wayfarer/contracts';
import { addAuthenticator } from '../../virtual-authenticator.ts';
import type { Filled } from './entity-payloads.ts';

export const filled: Filled = { addPasskey: ['name'] };

/** The longest name; longer payloads are cut. */
const MAX_NAME_LENGTH = 60;
/** As many payloads as one account can have passkeys, each as it would be stored. */
export const namesOf = (payloads: readonly string[]): string[][] => {
  const names = payloads.flatMap((text) => {
    const cut = text.slice(0, MAX_NAME_LENGTH).toWellFormed();
    const { success, data } = newPasskeySchema.shape.name.safeParse(cut);
    return success ? [data] : [];
  });
  const accounts = Math.ceil(names.length / MAX_PASSKEYS);
  return Array.from({ length: accounts }, (_, index) => names.slice(index * MAX_PASSKEYS, (index + 1) * MAX_PASSKEYS));
};

/** Adds passkeys of these names to the account that is logged in, as the site's own page does. */
export const addPasskeys = async (page: Page, names: readonly string[], currentPassword: string): Promise<void> => {
  const { devtools, authenticatorId } = await addAuthenticator(page);
  for (const name of names) {
    // To the site, another authenticator each time.
    await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
    const status = await page.evaluate(
      async (asked) => {
        const headers = {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('token')}`,
        };
        const post = (path: string, body: object) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        const begun = await post('/api/account/passkeys/start', { currentPassword: asked.currentPassword });
        if (!begun.ok) return begun.status;
        const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await begun.json());
        const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
        const { id, rawId, type, response } = made.toJSON() as RegistrationResponseJSON;
        const { clientDataJSON, attestationObject } = response;
        const credential = { id, rawId, type, response: { clientDataJSON, attestationObject } };
        return (await post('/api/account/passkeys', { name: asked.name, credential })).status;
      },
      { name, currentPassword },
    );
    expect(status, name).toBe(201);
  }
  await devtools.detach();
};
