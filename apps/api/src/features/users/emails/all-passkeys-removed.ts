import { type DueEmail, dueEmail } from '../../emails/index.ts';

export const allPasskeysRemoved = (at: Date): DueEmail => dueEmail('passkey-changed', at, `removed all ${at.toISOString()}`);
