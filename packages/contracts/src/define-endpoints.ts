import type { z } from 'zod';
import type { Route } from './define-route.ts';

/** What a call takes and answers. `body` of a route with pictures describes the text fields of the form. */
export type Shapes = {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Request headers that mean something here, by their names in lower case. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** The status of success; 200 unless said. */
  readonly status?: 200 | 201;
};

export type Endpoint = Shapes & { readonly route: Route };

/** Joins a route with its shapes. The server validates by them, and parses every answer on its way out. */
export const defineEndpoint = <const R extends Route, const S extends Shapes>(
  route: R,
  shapes: S,
): S & { readonly route: R } => ({
  ...shapes,
  route,
});
