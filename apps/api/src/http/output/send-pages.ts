import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { ZodObject } from 'zod';
import { acceptedEncodings } from '../memory/accepted-encodings.ts';
import type { PagedAnswer } from './paged-answer.ts';

/** A caller who takes nothing for so long is disconnected. */
const MAX_PAUSE_MS = 60_000;

type Pages = () => AsyncIterable<readonly unknown[]>;

/** The answer's JSON, a page at a time, each parsed by the contract as every answer is. */
const textsOf = async function* ({ shape }: ZodObject, { fields }: PagedAnswer<unknown>): AsyncGenerator<string> {
  const values = new Map(Object.entries(fields as object));
  let text = '{';
  for (const [index, [name, schema]] of Object.entries(shape).entries()) {
    const parse = (value: unknown): string => JSON.stringify((schema as ZodObject).parse(value));
    const value: unknown = values.get(name);
    text += `${index === 0 ? '' : ','}${JSON.stringify(name)}:`;
    if (typeof value !== 'function') {
      text += parse(value);
      continue;
    }
    text += '[';
    let isFirst = true;
    for await (const page of (value as Pages)()) {
      if (page.length === 0) continue;
      yield `${text}${isFirst ? '' : ','}${parse(page).slice(1, -1)}`;
      text = '';
      isFirst = false;
    }
    text += ']';
  }
  yield `${text}}`;
};

/**
 * Reads the first page of an answer, so that a failure until then is answered as any other.
 * @returns what sends it and the rest, each page once the caller has taken the one before
 */
export const beginPages = async (answer: ZodObject, paged: PagedAnswer<unknown>) => {
  const texts = textsOf(answer, paged);
  const first = await texts.next();
  let failure: unknown = null;
  const all = async function* (): AsyncGenerator<string> {
    try {
      yield first.value ?? '';
      yield* texts;
    } catch (thrown) {
      failure = thrown;
      throw thrown;
    } finally {
      await texts.return(undefined);
    }
  };
  return async (request: Request, response: Response): Promise<void> => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.vary('Accept-Encoding');
    response.setTimeout(MAX_PAUSE_MS, () => response.destroy());
    const isCompressed = acceptedEncodings(request.headers['accept-encoding']).includes('gzip');
    if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
    try {
      await (isCompressed ? pipeline(all, createGzip({ level: 1 }), response) : pipeline(all, response));
    } catch {
      // Whoever leaves before the end is told nothing, and that is no failure of ours.
      if (failure !== null) throw failure;
    }
  };
};
