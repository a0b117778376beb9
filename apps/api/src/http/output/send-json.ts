import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { inTurn } from '../limits/in-turn.ts';
import { acceptedEncodings } from '../memory/accepted-encodings.ts';

/** In bytes: smaller bodies fit into one packet uncompressed. */
const WORTH_COMPRESSING = 1400;
const compressFast = promisify(gzip);

/**
 * Sends an answer that nobody else gets. Compression is quick and one at a time: however many ask at once,
 * memory stays as it is.
 */
export const sendJson = async (body: unknown, request: Request, response: Response): Promise<void> => {
  const bytes = Buffer.from(JSON.stringify(body));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.vary('Accept-Encoding');
  if (bytes.length < WORTH_COMPRESSING || !acceptedEncodings(request.headers['accept-encoding']).includes('gzip')) {
    response.end(bytes);
    return;
  }
  const smaller = await inTurn(() => compressFast(bytes, { level: 1 }));
  response.setHeader('Content-Encoding', 'gzip');
  response.end(smaller);
};
