import { readdirSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import type { EndpointName } from '@wayfarer/contracts';
import type { Things } from '../../screens.ts';
import type { Session } from '../../sessions.ts';

/** One payload in everything that holds text. */
export type Stored = Things & { readonly text: string };

/** The fields into which payloads are written, by call. */
export type Filled = Partial<Record<EndpointName, readonly string[]>>;

/** Writes the text of an entry into fields of one entity. */
export type Store = (request: APIRequestContext, admin: Session, entry: Stored) => Promise<void>;

type EntityPayloads = { filled: Filled; store?: Store };

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.payloads.ts'));
const modules = await Promise.all(files.map((file): Promise<EntityPayloads> => import(`./${file}`)));

/**
 * For all entities: each `<entity>.payloads.ts` says which fields it fills, and `store` fills those that no
 * other entity's does.
 */
export const everyFilled: Filled = Object.assign({}, ...modules.map(({ filled }) => filled));
export const everyStore: readonly Store[] = modules.flatMap(({ store }) => store ?? []);
