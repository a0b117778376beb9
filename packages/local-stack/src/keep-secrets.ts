import { randomBytes } from 'node:crypto';
import { readJson, writeJson } from './json-file.ts';

export type Secrets = { readonly tokenSecret: string; readonly webhookSecret: string; readonly sandboxKey: string };

/** Secrets of this data folder, drawn once and kept: whoever is logged in stays so over a restart. */
export const keepSecrets = async (file: string): Promise<Secrets> => {
  const kept = await readJson(file);
  const keptOr = (name: keyof Secrets, fresh: string): string => (typeof kept[name] === 'string' ? kept[name] : fresh);
  const secrets = {
    tokenSecret: keptOr('tokenSecret', randomBytes(48).toString('base64url')),
    webhookSecret: keptOr('webhookSecret', `whsec_${randomBytes(24).toString('hex')}`),
    sandboxKey: keptOr('sandboxKey', `sk_test_${randomBytes(24).toString('hex')}`),
  };
  if (Object.keys(secrets).some((name) => !(name in kept))) await writeJson(file, secrets, 0o600);
  return secrets;
};
