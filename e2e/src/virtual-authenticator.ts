import type { CDPSession, Page } from '@playwright/test';

/**
 * Gives a browser an authenticator that verifies the user, as a phone does with a fingerprint, and always
 * approves.
 */
export const addAuthenticator = async (page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
};
