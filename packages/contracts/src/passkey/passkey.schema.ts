import { t } from '@wayfarer/words';
import { z } from 'zod';
import { secondFactorCodeSchema } from '../two-factor/two-factor.schema.ts';
import { presentPasswordSchema } from '../user/user.schema.ts';
import { lineSchema } from '../values/text.ts';

/** Passkeys of one account. */
export const MAX_PASSKEYS = 20;

const REFUSED = { error: () => t('This is not the answer of a passkey.') };

/** Bytes as browsers write them into JSON: base64url without padding. */
const bytes = (mostCharacters: number) =>
  z
    .string(REFUSED)
    .max(mostCharacters, REFUSED)
    .regex(/^[\w-]+$/, REFUSED);

/** WebAuthn allows ids of 1,023 bytes. */
const credentialId = bytes(1364);
const clientDataJSON = bytes(4000);
const credentialOf = <Response extends z.ZodRawShape>(response: Response) => {
  const type = z.literal('public-key', REFUSED);
  return z.object({ id: credentialId, rawId: credentialId, type, response: z.object(response, REFUSED) }, REFUSED);
};
const timeout = z.number().meta({ description: 'In milliseconds: for how long an answer is accepted' });

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** The options for `navigator.credentials.get`. No account is named: the passkey itself names its user. */
export const passkeyLoginOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout,
  userVerification: z.literal('required'),
});

/** The browser's answer to it. */
export const passkeyLoginSchema = z.object({
  credential: credentialOf({
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(86).meta({ description: 'Whose passkey it is' }),
  }),
});
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;

export const passkeyStartSchema = z.object({
  currentPassword: presentPasswordSchema,
  code: secondFactorCodeSchema.optional().meta({ description: 'Asked for where two-factor login is on' }),
});
export type PasskeyStart = z.infer<typeof passkeyStartSchema>;

/** The options for `navigator.credentials.create`. */
export const passkeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout,
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

export const passkeyNameSchema = lineSchema(() => t('Enter a name that you will recognise.'), 60);

/** The browser's answer to it, with the name that the owner chose. */
export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  credential: credentialOf({ clientDataJSON, attestationObject: bytes(20_000) }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

export const passkeyRemovalSchema = z.object({
  passkey: z.uuid({ error: () => t('This is not a passkey.') }).meta({ description: 'The id of the one to remove' }),
  currentPassword: presentPasswordSchema,
});
export type PasskeyRemoval = z.infer<typeof passkeyRemovalSchema>;
