import type { ErrorCode } from './errors/error-codes.ts';

/** Who may call: everyone, anybody who is logged in, or admins alone. Permissions are this data; a test enumerates it. */
export type Access = 'everyone' | 'signed-in' | 'admin';

/** Where a call names what it belongs to. Only that owner, or an admin, may make it. */
export type OwnedThing = 'user-in-path' | 'user-in-body' | 'booking-in-path' | 'booking-in-body' | 'payment-session-in-path';

/** An endpoint without its schemas: plain data that costs a browser nothing. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters in braces: `/api/booking/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly owned?: OwnedThing;
  /** The picture field of a multipart form, and how many files it takes at most. */
  readonly pictures?: { readonly field: string; readonly most: number };
  /** What can go wrong here beyond what holds everywhere (see `errorsOf`). */
  readonly errors: readonly ErrorCode[];
};

export const defineRoutes = <const R extends Record<string, Route>>(routes: R): R => routes;

/** Every code that a route can answer with: its own, and those that follow from its access and its method. */
export const errorsOf = (route: Route): ErrorCode[] => [
  ...route.errors,
  ...(route.access === 'everyone' ? [] : (['UNAUTHENTICATED'] as const)),
  ...(route.access === 'admin' || route.owned ? (['FORBIDDEN'] as const) : []),
  ...(route.pictures ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
];
