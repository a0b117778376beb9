import {
  type EndpointName,
  type ErrorAnswer,
  type EveryEndpoint,
  firstRoutes,
  type Route,
  type WebsiteCall,
} from '@wayfarer/contracts';
import { BASE_LANGUAGE } from '@wayfarer/words';
import type { z } from 'zod';
import { endSession, followRole, readToken } from '../session/session.ts';
import { pageLanguage } from '../words/words.ts';
import { ApiFailure } from './api-failure.ts';

type Part<N extends EndpointName, Key extends string> =
  EveryEndpoint[N] extends Record<Key, infer Schema extends z.ZodType>
    ? {
        [K in Key]: EveryEndpoint[N] extends { pictures: object }
          ? Key extends 'body'
            ? FormData
            : z.input<Schema>
          : z.input<Schema>;
      }
    : { [K in Key]?: never };

/**
 * What a call takes: its path parameters, its query, its own headers and its body (a FormData if it has
 * pictures).
 */
export type InputOf<N extends EndpointName> = Part<N, 'params'> &
  Partial<Part<N, 'query'>> &
  Partial<Part<N, 'headers'>> &
  Part<N, 'body'> & { signal?: AbortSignal };
export type AnswerOf<N extends EndpointName> = z.output<EveryEndpoint[N]['answer']>;

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
};

/** Empty values are never sent (docs/specification.md section 5, package filters). */
const searchOf = (query: Record<string, unknown> = {}): string => {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value)]))}`;
};

/**
 * In the address, because answers are kept by it. A read whose texts are the same in each language ignores
 * it.
 */
const inLanguage = ({ method }: Route, query: LooseInput['query']): LooseInput['query'] =>
  method === 'GET' && pageLanguage() !== BASE_LANGUAGE ? { language: pageLanguage(), ...query } : query;

const addressOf = (route: Route, input: LooseInput): string =>
  route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? '')) +
  searchOf(inLanguage(route, input.query));

const requestOf = (route: Route, input: LooseInput, token: string | null): RequestInit => {
  const headers = new Headers(input.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (pageLanguage() !== BASE_LANGUAGE) headers.set('Wayfarer-Language', pageLanguage());
  const isForm = input.body instanceof FormData;
  if (input.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  return {
    method: route.method,
    headers,
    ...(input.body === undefined ? {} : { body: isForm ? (input.body as FormData) : JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
  };
};

/** Distinguishes the API's errors from the answers of a proxy. */
const isErrorAnswer = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'code' in answer &&
  typeof answer.code === 'string' &&
  'message' in answer &&
  typeof answer.message === 'string';

const failureOf = async (response: Response): Promise<ApiFailure> => {
  const { status } = response;
  const answer: unknown = await response.json().catch(() => null);
  if (isErrorAnswer(answer)) {
    const { code, message, requestId } = answer;
    // Unexpected failures are found in the log by this id.
    const told = code === 'INTERNAL' && requestId ? `${message} Reference: ${requestId.slice(0, 8)}` : message;
    return new ApiFailure({ ...answer, status, message: told });
  }
  return new ApiFailure({ status, code: 'INTERNAL', message: 'Something went wrong. Please try again.' });
};

const noConnection = () =>
  new ApiFailure({ status: 0, code: 'NETWORK', message: 'There is no connection. Check your network and try again.' });

const isFirst = (name: WebsiteCall): name is keyof typeof firstRoutes => name in firstRoutes;

/**
 * Most visitors never make the calls of accounts and of the admin area, so their routes are loaded with the
 * first of them.
 */
const laterRouteOf = async (name: Exclude<WebsiteCall, keyof typeof firstRoutes>): Promise<Route> => {
  const { laterRoutes } = await import('@wayfarer/contracts/later-routes').catch(() => {
    throw noConnection();
  });
  return laterRoutes[name];
};

/**
 * Makes a call of the contract and returns its response once it succeeded.
 * @throws ApiFailure; before one with code `UNAUTHENTICATED` the session of this browser is ended
 * (docs/decisions)
 */
export const requestEndpoint = async <N extends WebsiteCall>(name: N, input: InputOf<N>): Promise<Response> => {
  // Read when the call is made: a logout ends the session of this browser right after it.
  const token = readToken();
  const route: Route = isFirst(name) ? firstRoutes[name] : await laterRouteOf(name);
  const response = await fetch(addressOf(route, input as LooseInput), requestOf(route, input as LooseInput, token)).catch(
    (thrown: unknown) => {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
      throw noConnection();
    },
  );
  // A late answer to an old token says nothing about a login that happened since, here or in another tab.
  const isCurrent = () => readToken() === token;
  if (isCurrent()) followRole(response.headers.get('X-Role'));
  if (response.ok) return response;
  const failure = await failureOf(response);
  if (failure.code === 'UNAUTHENTICATED' && isCurrent()) endSession();
  throw failure;
};

/** Makes a call of the contract: path, input and answer are typed by the endpoint's name. */
export const callEndpoint = async <N extends WebsiteCall>(name: N, input: InputOf<N>): Promise<AnswerOf<N>> => {
  const response = await requestEndpoint(name, input);
  return (await response.json()) as AnswerOf<N>;
};
