import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inTurn } from '../limits/in-turn.ts';
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts';

export type HeaderTable = Readonly<Record<string, string>>;

/** One encoding of a body with its whole header block, as `writeHead` takes it: name, value, name, value. */
type Form = { readonly bytes: Buffer; readonly headers: string[] };

/**
 * An answer that costs no work per request: status, header blocks and bytes in every encoding made so far.
 */
export type PreparedResponse = {
  readonly status: number;
  readonly etag: string;
  readonly notModified: string[];
  readonly forms: Partial<Record<Encoding, Form>> & { readonly identity: Form };
  timesSent: number;
  /** Whether compressed forms were begun, or would not pay. */
  isSettled: boolean;
};

/** In bytes: smaller bodies fit into one packet uncompressed. */
const WORTH_COMPRESSING = 1024;
/**
 * Brotli at 5 costs a tenth of 11. A window of 64 kB is all that such a body needs, and keeps the encoder
 * small.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };

const encoders: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes),
};

const formOf = (bytes: Buffer, headers: string[], encoding: Encoding): Form => ({
  bytes,
  headers: [
    ...headers,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(bytes.length),
  ],
});

/** Weak: the same for every encoding, whose bytes differ. */
const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;

/** Prepares bytes as they are; forms that were compressed before may come along. */
export const prepareResponse = (
  identity: Buffer,
  {
    headers,
    status = 200,
    compressed,
  }: { headers: HeaderTable; status?: number; compressed?: { br?: Buffer | undefined; gzip?: Buffer | undefined } },
): PreparedResponse => {
  const etag = etagOf(identity);
  const block = [...Object.entries(headers).flat(), 'ETag', etag, 'Vary', 'Accept-Encoding'];
  return {
    status,
    etag,
    notModified: block,
    forms: {
      identity: formOf(identity, block, 'identity'),
      ...(compressed?.br ? { br: formOf(compressed.br, block, 'br') } : {}),
      ...(compressed?.gzip ? { gzip: formOf(compressed.gzip, block, 'gzip') } : {}),
    },
    timesSent: 0,
    isSettled: compressed !== undefined || identity.length < WORTH_COMPRESSING,
  };
};

/**
 * Adds the compressed forms. One is made at a time in the process, so that many at once cost time and not
 * memory.
 */
export const compressPrepared = async (prepared: PreparedResponse): Promise<PreparedResponse> => {
  if (prepared.isSettled) return prepared;
  prepared.isSettled = true;
  const { bytes } = prepared.forms.identity;
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = await inTurn(() => encoders[encoding](bytes));
    prepared.forms[encoding] = formOf(smaller, prepared.notModified, encoding);
  }
  return prepared;
};

/** Its memory in all forms, in bytes; an estimate until it is compressed. */
export const sizeOfPrepared = ({ forms }: PreparedResponse): number => {
  const compressed = forms.br && forms.gzip ? forms.br.bytes.length + forms.gzip.bytes.length : forms.identity.bytes.length / 2;
  return Math.ceil(forms.identity.bytes.length + compressed);
};

const holds = (asked: string, etag: string): boolean =>
  asked.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag.slice(2));

/**
 * Sends a prepared response: 304 to clients that have it, only headers to HEAD, the smallest accepted form to
 * all others. A response that is requested a second time is compressed for later requests.
 */
export const sendPrepared = (prepared: PreparedResponse, request: IncomingMessage, response: ServerResponse): void => {
  const { forms, status } = prepared;
  prepared.timesSent += 1;
  if (prepared.timesSent === 2) void compressPrepared(prepared);
  const asked = request.headers['if-none-match'];
  if (asked !== undefined && status === 200 && holds(asked, prepared.etag)) {
    response.writeHead(304, prepared.notModified).end();
    return;
  }
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const form = forms[accepted.find((encoding) => forms[encoding] !== undefined) ?? 'identity'] ?? forms.identity;
  response.writeHead(status, form.headers);
  // Node sends no body with an answer to HEAD.
  response.end(form.bytes);
};
