import { type Endpoint, type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import type { Answering } from './api-interceptor.ts';
import { everyEmptyAnswer } from './written-states.ts';

/** Literal paths such as /filter come before /{id}, as in the API. */
const reads = (Object.entries(everyEndpoint) as [EndpointName, Endpoint][])
  .filter(([, { method }]) => method === 'GET')
  .map(([name, { path, answer }]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    body: everyEmptyAnswer[name] ?? (answer?.type === 'array' ? [] : 'NOT_FOUND'),
  }))
  .toSorted((a, b) => Number(a.pattern.source.includes('[')) - Number(b.pattern.source.includes('[')));

/** Nothing at all: what the page's states say, else empty lists, and 404 for everything with an id. */
export const nothing: Answering = (path) => {
  const body = reads.find(({ pattern }) => pattern.test(path))?.body ?? 'NOT_FOUND';
  if (body !== 'NOT_FOUND') return { body, headers: Array.isArray(body) ? { 'X-Total-Count': String(body.length) } : {} };
  const message = 'We could not find this.';
  return { status: 404, body: { error: message, message, code: 'NOT_FOUND' } };
};

/** A page of a list with `total` entries, generated on request. */
export const pageOf = <Entry>(path: string, query: URLSearchParams, total: number, entryAt: (index: number) => Entry) => {
  const from = Number(query.get('cursor') ?? 0);
  const to = Math.min(total, from + Number(query.get('limit') ?? 12));
  const next = new URLSearchParams(query);
  next.set('cursor', String(to));
  return {
    body: Array.from({ length: to - from }, (_, index) => entryAt(from + index)),
    headers: { 'X-Total-Count': String(total), ...(to < total ? { Link: `<${path}?${next}>; rel="next"` } : {}) },
  };
};
