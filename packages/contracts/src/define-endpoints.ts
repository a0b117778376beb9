import type { z } from 'zod';
import type { ErrorCode } from './errors/error-codes.ts';
import { type EndpointName, everyRoute } from './every-route.ts';
import type { Route } from './route.ts';
import { type Access, isForStaff, type Permission } from './user/permissions.ts';

/**
 * Where a call names its owner. Only that owner may make it, or a user with the permission `others`: users
 * are compared where the call is mounted.
 */
export type OwnedThing = 'user-in-path' | 'user-in-body' | 'booking-in-path' | 'booking-in-body' | 'payment-session-in-path';

/** What the server and the OpenAPI document know of a call beyond its route. */
type Details = {
  readonly summary: string;
  readonly access: Access;
  readonly owned?: OwnedThing;
  /** The permission by which staff may call it for others. */
  readonly others?: Permission;
  /** May be called by staff who must set up two-factor login first (`ADMIN_TWO_FACTOR`). */
  readonly beforeTwoFactor?: true;
  /** Its errors, besides those that every call has (see `errorsOf`). */
  readonly errors: readonly ErrorCode[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The request headers that it reads, by their names in lower case. */
  readonly headers?: z.ZodObject;
  /** For a route with pictures: the text fields of the form. */
  readonly body?: z.ZodType;
  /** Media types of the JSON in its body, if browsers send others than `application/json`. */
  readonly mediaTypes?: readonly string[];
  /** Takes the raw bytes of the body, because they are signed. */
  readonly signed?: true;
  /** Fields of the body with free text about people: stored where they can be erased, and never logged. */
  readonly erasable?: readonly string[];
  /**
   * A GET for everyone whose answer is kept and sent to all who ask within a second, as the pages are that
   * the server renders.
   */
  readonly cached?: true;
  /** Allowed while the site is read-only: calls that keep payments and logins correct. */
  readonly staysOpen?: true;
  /** The answer is a file of this media type, not JSON. */
  readonly download?: 'application/pdf' | 'application/zip' | 'text/calendar' | 'text/csv';
  readonly answer: z.ZodType;
  /** The status of success; 200 by default. */
  readonly status?: 200 | 201;
};

export type Endpoint = Route & Details;

type Endpoints<D> = { readonly [N in keyof D & EndpointName]: (typeof everyRoute)[N] & D[N] };

/**
 * Joins the calls of an entity with their routes. The server validates requests with them, and parses every
 * answer before sending it.
 */
export const defineEndpoints = <const D extends { readonly [N in EndpointName]?: Details }>(
  details: D & Record<Exclude<keyof D, EndpointName>, never>,
): Endpoints<D> => {
  const joined = Object.entries<object>(details).map(([name, own]) => [name, { ...everyRoute[name as EndpointName], ...own }]);
  return Object.fromEntries(joined) as Endpoints<D>;
};

/** Every error code of a call: its own, and those that follow from its access and its method. */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => [
  ...endpoint.errors,
  ...(endpoint.access === 'everyone' ? [] : (['UNAUTHENTICATED'] as const)),
  ...(isForStaff(endpoint.access) || endpoint.owned ? (['FORBIDDEN'] as const) : []),
  ...(endpoint.pictures ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
];

/** Whether a call is refused while the site is read-only. Staff can continue; reading is not affected. */
export const isClosedWhileReadOnly = ({ method, access, staysOpen }: Endpoint): boolean =>
  method !== 'GET' && !isForStaff(access) && !staysOpen;

/** Whether a call has a body that the server reads. */
const takesBody = ({ body, pictures, signed }: Endpoint): boolean => Boolean(body || pictures || signed);

/** Whether a call uses the database. */
const asksDatabase = ({ access, params, query, body, signed }: Endpoint): boolean =>
  access !== 'everyone' || Boolean(params || query || body || signed);

/**
 * Every error code that the HTTP layer adds to those of a call: for too large or unsupported bodies, too many
 * calls, overload, and maintenance.
 */
export const transportErrorsOf = (endpoint: Endpoint): ErrorCode[] => [
  'TOO_MANY_REQUESTS',
  ...(takesBody(endpoint) ? (['VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ...(endpoint.pictures || endpoint.download ? (['BUSY'] as const) : []),
  ...(asksDatabase(endpoint) ? (['TOO_SLOW'] as const) : []),
  ...(isClosedWhileReadOnly(endpoint) ? (['MAINTENANCE'] as const) : []),
];
