import type { Config } from '../../config.ts';
import type { ObjectId } from '../../database/object-ids.ts';
import { linkHashOf, linkTokenOf } from '../emails/index.ts';

type Secrets = Pick<Config, 'TOKEN_SECRET'>;

/** What the link of an offer is made of, with a key outside the database. */
export const offerNonceOf = (entry: ObjectId): string => `offer ${String(entry)}`;

export const offerTokenOf = (secrets: Secrets, entry: ObjectId): string => linkTokenOf(secrets, offerNonceOf(entry));

/** The hash that an offer is found by. */
export const offerHashOf = (secrets: Secrets, entry: ObjectId): string => linkHashOf(secrets, offerNonceOf(entry));
