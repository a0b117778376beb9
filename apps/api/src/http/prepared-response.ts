import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A body in every encoding; one that is missing would not be smaller. */
export type EncodedBodies = { readonly identity: Buffer; readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined };

/** An answer that costs no work per request: its bytes, compressed once, with their ETag. */
export type PreparedResponse = {
  readonly bodies: EncodedBodies;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An ETag of the content; the same for every encoding. */
export const etagOf = (bytes: Buffer): string => `"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** Compresses a text once, for all who will ask for it. */
export const prepareResponse = async (text: string, headers: Readonly<Record<string, string>>): Promise<PreparedResponse> => {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [br, gzipped] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)]);
  return { bodies: { identity, br, gzip: gzipped }, headers, etag: etagOf(identity) };
};

/** `br;q=0` refuses an encoding by name. */
const accepts = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });

const holds = (asked: string | undefined, etag: string): boolean =>
  (asked ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

/** Sends a cached response: 304 to who has it already, headers alone to HEAD, the smallest accepted encoding to all others. */
export const sendPrepared = (prepared: PreparedResponse, request: Request, response: Response): void => {
  response.setHeader('ETag', prepared.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(prepared.headers)) response.setHeader(name, value);
  if (holds(request.headers['if-none-match'], prepared.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => prepared.bodies[name] !== undefined && accepts(accepted, name));
  const bytes = prepared.bodies[encoding ?? 'identity'] ?? prepared.bodies.identity;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  // Node sends no body with an answer to HEAD.
  response.end(bytes);
};
