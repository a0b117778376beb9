import type { Role } from '@wayfarer/contracts';
import { ApiError } from '../errors/api-error.ts';

/** The user who makes a call, according to the server's own records, never to the client. */
export type Caller = {
  readonly userId: string;
  readonly username: string;
  readonly role: Role;
  readonly sessionId: string;
  /** Of the password under which the session counts. */
  readonly passwordChangedAt?: Date | null;
  /** By the call's permission `others`: may also handle what belongs to others. */
  readonly mayHandleAll?: boolean;
  /** Nothing else is allowed before. */
  readonly mustSetUpTwoFactor?: boolean;
};

/** Finds the caller behind a token; null when the token is forged, expired, or its session has ended. */
export type IdentifyCaller = (token: string) => Promise<Caller | null>;

/** @returns the token of an `Authorization: Bearer …` header */
export const bearerTokenOf = (header: string | undefined): string | null =>
  header?.match(/^Bearer ([\w.~+/-]+=*)$/i)?.[1] ?? null;

/** @throws FORBIDDEN unless the caller is that user, or staff who may make this call for everybody */
export const assertMayActFor = (caller: Caller, userId: string): void => {
  if (!caller.mayHandleAll && caller.userId !== userId.toLowerCase()) throw new ApiError('FORBIDDEN');
};
