import { sampleAccount } from '../account/account.samples.ts';
import type { AnswersOf } from '../answers-of.ts';
import { sampleLogin, sampleUser } from '../user/user.samples.ts';
import type { passkeyEndpoints } from './passkey.endpoints.ts';

export const passkeyAnswers: AnswersOf<typeof passkeyEndpoints> = {
  startPasskeyLogin: { challenge: 'c2FtcGxl', rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
  logInWithPasskey: sampleLogin,
  startPasskey: {
    challenge: 'c2FtcGxl',
    rp: { id: 'localhost', name: 'Wayfarer' },
    user: { id: 'AAAA', name: sampleUser.username, displayName: sampleUser.username },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  },
  addPasskey: {
    id: sampleAccount.passkeys[0]?.id ?? '',
    name: 'My phone',
    addedAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: null,
  },
  removePasskey: { message: 'Removed.' },
};
