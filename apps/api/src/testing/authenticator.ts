import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect } from 'vitest';
import { type Account, signUp } from './accounts.ts';
import type { TestApi } from './start-test-api.ts';

/** What an account is told to make a passkey with. */
type RegistrationOptions = { challenge: string; rp: { id: string }; user: { id: string } };

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Flags of authenticator data: user present, user verified, and new credential included. */
const [PRESENT, VERIFIED, MADE] = [0x01, 0x04, 0x40];

type Asked = { challenge: string; origin: string };

/**
 * A phone or security key with one passkey, created and used as in the standard (WebAuthn, 6.1), with a
 * counter.
 */
export const createAuthenticator = ({ verifies = true, counts = true } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let asksWho = verifies;
  let userHandle = '';
  const dataFor = (rpId: string, made?: Uint8Array): Buffer => {
    const flags = PRESENT | (asksWho ? VERIFIED : 0) | (made ? MADE : 0);
    const head = Buffer.alloc(5, flags);
    head.writeUInt32BE(counts ? counter : 0, 1);
    counter += 1;
    return Buffer.concat([sha256(rpId), head, made ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, { challenge, origin }: Asked): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const keyOfIt = (): Uint8Array => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [keyX, keyY] = [x, y].map((part) => new Uint8Array(Buffer.from(part, 'base64url')));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, keyX ?? 0],
        [-3, keyY ?? 0],
      ]),
    );
  };
  const names = { id: text(id), rawId: text(id), type: 'public-key' };
  return {
    /** From here on it skips user verification. */
    stopAsking: (): void => {
      asksWho = false;
    },
    /** Resets the counter, as in a copy of the authenticator. */
    turnBack: (by: number): void => {
      counter -= by;
    },
    create: (options: RegistrationOptions, origin: string) => {
      userHandle = options.user.id;
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, keyOfIt()]);
      const authData = new Uint8Array(dataFor(options.rp.id, made));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]);
      const clientDataJSON = text(clientData('webauthn.create', { challenge: options.challenge, origin }));
      return { ...names, response: { clientDataJSON, attestationObject: text(isoCBOR.encode(attestation)) } };
    },
    get: ({ challenge, rpId }: { challenge: string; rpId: string }, origin: string) => {
      const client = clientData('webauthn.get', { challenge, origin });
      const data = dataFor(rpId);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature), userHandle };
      return { ...names, response };
    },
  };
};
export type Authenticator = ReturnType<typeof createAuthenticator>;

const originOf = (api: TestApi): string => new URL(api.url).origin;

export const startPasskey = async (api: TestApi, { bearer, password: currentPassword }: Account, code?: string) =>
  (await api.request.post('/api/account/passkeys/start').set(bearer).send({ currentPassword, code }).expect(200)).body;

/**
 * Adds a passkey as its owner does. @param options what was started before, otherwise now. @returns the
 * answer
 */
export const addPasskey = async (
  api: TestApi,
  account: Account,
  {
    authenticator = createAuthenticator(),
    name = 'My phone',
    code,
    options,
  }: { authenticator?: Authenticator; name?: string; code?: string; options?: RegistrationOptions } = {},
) => {
  const credential = authenticator.create(options ?? (await startPasskey(api, account, code)), originOf(api));
  return api.request.post('/api/account/passkeys').set(account.bearer).send({ name, credential });
};

/** An account, by default a new one, with one passkey. */
export const withPasskey = async (api: TestApi, account?: Account) => {
  const [user, authenticator] = [account ?? (await signUp(api)), createAuthenticator()];
  const { body, status } = await addPasskey(api, user, { authenticator });
  expect(status).toBe(201);
  return { user, authenticator, id: body.id as string };
};

/** The answer of an authenticator to a new challenge of this site. */
export const answerOf = async (api: TestApi, authenticator: Authenticator, origin = originOf(api)) => {
  const { body } = await api.request.post('/api/auth/passkey/start').expect(200);
  return authenticator.get(body, origin);
};

export const logInWithPasskey = (api: TestApi, credential: object) => api.request.post('/api/auth/passkey').send({ credential });
