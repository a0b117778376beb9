import type { Passkey } from '@wayfarer/contracts';
import type { PasskeyRecord } from '../user.model.ts';

/** A passkey as its owner sees it; its key and its id at the authenticator stay here. */
export const presentPasskey = ({ _id, name, addedAt, lastUsedAt }: PasskeyRecord): Passkey => ({
  id: _id,
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
