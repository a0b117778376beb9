import { readdirSync } from 'node:fs';
import type { EndpointName, ErrorCode } from '@wayfarer/contracts';
import type { Account } from '../accounts.ts';
import type { MoneyJourney } from '../money-journey.ts';
import type { TestApi } from '../start-test-api.ts';
import { usualErrorCases } from './usual-cases.ts';
import type { Change, ErrorCase, Read, World } from './world.ts';

/** For each endpoint, how to trigger each declared error, unless in the usual way (usual-cases.ts). */
export type ErrorCases = Partial<Record<EndpointName, Partial<Record<ErrorCode, ErrorCase>>>>;
/** For each changing endpoint with a caller, one successful call by an admin. */
export type Changes = Partial<Record<EndpointName, Change>>;
/** For each GET, all calls that cause different database queries. */
export type Reads = Partial<Record<EndpointName, Read>>;

/**
 * For each owned call with a body, a valid one that names the traveller's data where the body names the
 * owner.
 */
export type OwnedBodies = Partial<Record<EndpointName, (world: World) => object>>;

type Write = (world: MoneyJourney & { api: TestApi }, by: Account, text: string) => Promise<unknown>;
/** Each call with free text, made by this account with this text; or that the text is about no account. */
export type FreeTexts = Partial<Record<EndpointName, Write | 'about no account'>>;

type Cases = { errorCases?: ErrorCases; changes?: Changes; reads?: Reads; ownedBodies?: OwnedBodies; freeTexts?: FreeTexts };

const names = readdirSync(import.meta.dirname).flatMap((file) => /^(.+)\.cases\.ts$/.exec(file)?.[1] ?? []);
const everyCase = await Promise.all(names.map((name): Promise<Cases> => import(`./${name}.cases.ts`)));
const joined = <Key extends keyof Cases>(key: Key): NonNullable<Cases[Key]> =>
  Object.assign({}, ...everyCase.map((cases) => cases[key]));

// Tests compare these names with the contract, so that no endpoint is missing.
const own = joined('errorCases');
export const everyErrorCase: ErrorCases = Object.fromEntries(
  Object.entries(usualErrorCases).map(([name, usual]) => [name, { ...usual, ...own[name as EndpointName] }]),
);
export const everyChange = joined('changes');
export const everyRead = joined('reads');
export const everyOwnedBody = joined('ownedBodies');
export const everyFreeText = joined('freeTexts');
