import type { Endpoint } from '@wayfarer/contracts';
import type { Request } from 'express';
import { checkInput } from './check-input.ts';

/** What a call asks for besides its body, checked. */
export type Question = { readonly params: unknown; readonly query: unknown };

/** A parameter without a value counts as absent (docs/specification.md section 5, package filters). */
const skipEmpty = (query: object): object => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** @throws VALIDATION with a sentence per field */
export const questionOf = (endpoint: Endpoint, request: Request): Question => ({
  params: endpoint.params ? checkInput(endpoint.params, request.params) : undefined,
  query: endpoint.query ? checkInput(endpoint.query, skipEmpty(request.query)) : undefined,
});
