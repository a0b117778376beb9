import type { SiteAddress } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Request, RequestHandler, Response } from 'express';
import type { CallLimits } from '../limits/limit-every-call.ts';
import { type PreparedResponse, sendPrepared } from '../memory/prepared-response.ts';

export type WebsiteFiles = ReadonlyMap<string, PreparedResponse>;

/** The page of an address that is not a file; null for a missing file. */
export type RespondWithPage = (address: SiteAddress) => Promise<PreparedResponse | null>;

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

/**
 * The files of the built website, sent before a line of the log, a request id or a route: a page takes up to
 * 40 of them. What the limit refuses is left to `serveWebsite`.
 */
export const serveFiles =
  (files: WebsiteFiles, limit: CallLimits['files']): RequestHandler =>
  (request, response, next) => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(request.path) : undefined;
    if (!file || !limit.allows(request)) return next();
    sendPrepared(file, request, response);
  };

/**
 * The built website: files from memory, and what `respond` finds at every other address, each with its own
 * status.
 */
export const serveWebsite =
  (files: WebsiteFiles, respond: RespondWithPage, limits: Pick<CallLimits, 'files' | 'pages'>): RequestHandler =>
  async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      return refuse(response, 405, t('This address is read-only.'));
    }
    const path = decode(request.path);
    const file = path === null ? undefined : files.get(path);
    (file ? limits.files : limits.pages).assertAllows(request, response);
    if (file) return sendPrepared(file, request, response);
    const address = path === null ? null : { path, search: searchOf(request.originalUrl) };
    const page = address && (await respond(address));
    if (page === null) return refuse(response, 404, t('There is no such file.'));
    sendPrepared(page, request, response);
  };
