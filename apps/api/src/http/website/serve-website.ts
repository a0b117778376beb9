import type { Request, RequestHandler, Response } from 'express';
import { type PreparedResponse, sendPrepared } from '../prepared-response.ts';
import { allowInlined, type Inlined } from './allow-inlined.ts';

/** `inlined`: what the page's security policy allows beside that of all answers. */
export type Page = { readonly status: number; readonly content: PreparedResponse; readonly inlined?: Inlined };

/** What stands at an address that is no file. `search` comes with its question mark, or is empty. */
export type PageAt = (address: { path: string; search: string }) => Promise<Page>;

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

/** A path that names a file, so that whoever asks for it could do nothing with a page. */
const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{1,11}$/i.test(path);

const refuse = (response: Response, status: number, text: string): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text);
};

const POLICY = 'Content-Security-Policy';

/**
 * The built website: files from memory, pages for every other address, each with its own status.
 * @param madeDocuments files by address that are made when they are asked for
 */
export const serveWebsite =
  (files: ReadonlyMap<string, PreparedResponse>, pageAt: PageAt, madeDocuments: ReadonlyMap<string, PageAt>): RequestHandler =>
  async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      return refuse(response, 405, 'This address can be read only.');
    }
    const path = decode(request.path);
    const file = path === null ? undefined : files.get(path);
    if (file) return sendPrepared(file, request, response);
    const document = path === null ? undefined : madeDocuments.get(path);
    if (path === null || (isFile(path) && !document)) return refuse(response, 404, 'There is no such file.');
    const { status, content, inlined } = await (document ?? pageAt)({ path, search: searchOf(request.originalUrl) });
    response.status(status);
    if (inlined) response.set(POLICY, allowInlined(String(response.getHeader(POLICY) ?? ''), inlined));
    sendPrepared(content, request, response);
  };
