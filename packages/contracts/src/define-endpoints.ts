import type { z } from 'zod';
import type { ErrorCode } from './errors/error-codes.ts';
import { type EndpointName, everyRoute } from './every-route.ts';
import type { Route } from './route.ts';
import { type Access, isForStaff, type Permission } from './user/permissions.ts';

/** Where a call names what it belongs to. Only that owner may make it, or whoever has the permission `others`. */
export type OwnedThing = 'user-in-path' | 'user-in-body' | 'booking-in-path' | 'booking-in-body' | 'payment-session-in-path';

/** What the server and the readers of its document know of a call beyond its route. */
type Details = {
  readonly summary: string;
  readonly access: Access;
  readonly owned?: OwnedThing;
  /** By which staff may call it about what belongs to others. */
  readonly others?: Permission;
  /** Staff may call it who must set up two-factor login before anything else (`ADMIN_TWO_FACTOR`). */
  readonly beforeTwoFactor?: true;
  /** What can go wrong here beyond what holds everywhere (see `errorsOf`). */
  readonly errors: readonly ErrorCode[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Request headers that mean something here, by their names in lower case. */
  readonly headers?: z.ZodObject;
  /** Of a route with pictures: the text fields of the form. */
  readonly body?: z.ZodType;
  /** Media types of the JSON in its body, where browsers send others than `application/json`. */
  readonly mediaTypes?: readonly string[];
  /** Takes the bytes of the body as they came, because a signature was made over them. */
  readonly signed?: true;
  /** Fields of the body with free text about people: kept where they can be erased, and in no log. */
  readonly erasable?: readonly string[];
  /** Stays open while the site is read-only: what keeps money and logins right. */
  readonly staysOpen?: true;
  /** The answer is a file of this media type, not JSON. */
  readonly download?: 'application/pdf';
  readonly answer: z.ZodType;
  /** The status of success; 200 unless said. */
  readonly status?: 200 | 201;
};

export type Endpoint = Route & Details;

type Endpoints<D> = { readonly [N in keyof D & EndpointName]: (typeof everyRoute)[N] & D[N] };

/** Joins the calls of an entity with their routes. The server validates by them, and parses every answer on its way out. */
export const defineEndpoints = <const D extends { readonly [N in EndpointName]?: Details }>(
  details: D & Record<Exclude<keyof D, EndpointName>, never>,
): Endpoints<D> => {
  const joined = Object.entries<object>(details).map(([name, own]) => [name, { ...everyRoute[name as EndpointName], ...own }]);
  return Object.fromEntries(joined) as Endpoints<D>;
};

/** Every code that a call can answer with: its own, and those that follow from its access and its method. */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => [
  ...endpoint.errors,
  ...(endpoint.access === 'everyone' ? [] : (['UNAUTHENTICATED'] as const)),
  ...(isForStaff(endpoint.access) || endpoint.owned ? (['FORBIDDEN'] as const) : []),
  ...(endpoint.pictures ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
];

/** Whether a call is refused while the site is read-only. Staff go on; whoever looks sees nothing of it. */
export const isClosedWhileReadOnly = ({ method, access, staysOpen }: Endpoint): boolean =>
  method !== 'GET' && !isForStaff(access) && !staysOpen;

/** Whether a call has a body that the server reads. */
const takesBody = ({ body, pictures, signed }: Endpoint): boolean => Boolean(body || pictures || signed);

/** Whether a call asks the database anything. */
const asksDatabase = ({ access, params, query, body, signed }: Endpoint): boolean =>
  access !== 'everyone' || Boolean(params || query || body || signed);

/** Every code that HTTP itself adds to those of a call: for bodies that are too large or of another kind, too many calls, too much work, and maintenance. */
export const transportErrorsOf = (endpoint: Endpoint): ErrorCode[] => [
  'TOO_MANY_REQUESTS',
  ...(takesBody(endpoint) ? (['VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ...(endpoint.pictures || endpoint.download ? (['BUSY'] as const) : []),
  ...(asksDatabase(endpoint) ? (['TOO_SLOW'] as const) : []),
  ...(isClosedWhileReadOnly(endpoint) ? (['MAINTENANCE'] as const) : []),
];
