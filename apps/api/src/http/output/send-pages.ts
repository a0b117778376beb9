import type { ZodObject } from 'zod';
import type { PagedAnswer } from './paged-answer.ts';
import { beginStream, type SendRest } from './send-stream.ts';

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

/** An answer that is sent page by page; see `beginStream`. */
export const beginPages = (answer: ZodObject, paged: PagedAnswer<unknown>): Promise<SendRest> =>
  beginStream(textsOf(answer, paged), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    isCompressible: true,
  });
