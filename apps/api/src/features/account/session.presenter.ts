import type { AccountSession } from '@wayfarer/contracts';
import type { SessionRecord } from '../users/index.ts';

/** A login as its owner sees it. Its id is useless without the signature of its token. */
export const presentSession = ({ _id, browser, createdAt, lastUsedAt }: SessionRecord): Omit<AccountSession, 'isThis'> => ({
  id: _id,
  browser: browser ?? null,
  startedAt: createdAt.toISOString(),
  lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
});
