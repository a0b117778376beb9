import type { Inlined, SiteAddress } from '@wayfarer/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { type PreparedResponse, sendPrepared } from '../prepared-response.ts';
import { allowInlined } from './allow-inlined.ts';

/** `inlined`: what the page's security policy allows beside that of all answers. */
export type Page = { readonly status: number; readonly content: PreparedResponse; readonly inlined?: Inlined };

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

const searchOf = (url: string): string => {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
};

const refuse = (response: Response, status: number, text: string): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text);
};

const POLICY = 'Content-Security-Policy';

/**
 * The built website: files from memory, and what `respond` finds at every other address, each with its own status.
 */
export const serveWebsite =
  (files: ReadonlyMap<string, PreparedResponse>, respond: (address: SiteAddress) => Promise<Page | null>): RequestHandler =>
  async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      return refuse(response, 405, 'This address can be read only.');
    }
    const path = decode(request.path);
    const file = path === null ? undefined : files.get(path);
    if (file) return sendPrepared(file, request, response);
    const page = path === null ? null : await respond({ path, search: searchOf(request.originalUrl) });
    if (page === null) return refuse(response, 404, 'There is no such file.');
    const { status, content, inlined } = page;
    response.status(status);
    if (inlined) response.set(POLICY, allowInlined(String(response.getHeader(POLICY) ?? ''), inlined));
    sendPrepared(content, request, response);
  };
