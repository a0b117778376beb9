import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { acceptedEncodings } from '../memory/accepted-encodings.ts';
import type { FileStream } from './file-stream.ts';

/** A caller who takes nothing for so long is disconnected. */
const MAX_PAUSE_MS = 60_000;

/** Sends an answer and its rest, each part once the caller has taken the one before. */
export type SendRest = (request: Request, response: Response) => Promise<void>;

type Look = { readonly headers: Readonly<Record<string, string>>; readonly isCompressible: boolean };

/**
 * Reads the first part of an answer, so that a failure until then is answered as any other.
 * @returns what sends it and the rest
 */
export const beginStream = async (
  parts: AsyncGenerator<string | Uint8Array>,
  { headers, isCompressible }: Look,
): Promise<SendRest> => {
  const first = await parts.next();
  let failure: unknown = null;
  const all = async function* (): AsyncGenerator<string | Uint8Array> {
    try {
      yield first.value ?? '';
      yield* parts;
    } catch (thrown) {
      failure = thrown;
      throw thrown;
    } finally {
      await parts.return(undefined);
    }
  };
  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isCompressible) response.vary('Accept-Encoding');
    response.setTimeout(MAX_PAUSE_MS, () => response.destroy());
    const isCompressed = isCompressible && acceptedEncodings(request.headers['accept-encoding']).includes('gzip');
    if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
    try {
      await (isCompressed ? pipeline(all, createGzip({ level: 1 }), response) : pipeline(all, response));
    } catch {
      // Whoever leaves before the end is told nothing, and that is no failure of ours.
      if (failure !== null) throw failure;
    }
  };
};

/** The same of a file to be saved. @param mediaType a ZIP is compressed already */
export const beginFile = ({ filename, parts }: FileStream, mediaType: string): Promise<SendRest> =>
  beginStream(parts, {
    headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${filename}"` },
    isCompressible: mediaType.startsWith('text/'),
  });
