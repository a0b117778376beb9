import { type Endpoint, type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import { BASE_LANGUAGE, isLanguageCode, type LanguageCode } from '@wayfarer/words';
import { inLanguage } from '../../language/in-language.ts';
import { type Handler, type Handlers, Reply } from '../handler.ts';
import type { Question } from '../input/question-of.ts';

type LooseHandler = (call: unknown) => Promise<unknown>;

export type PublicAnswer = { readonly body: unknown; readonly headers: Readonly<Record<string, string>> };

/** The language that the query names: an answer is kept by it, as by the rest of its address. */
const languageOf = (query: Question['query']): LanguageCode => {
  const asked: unknown = (query as { readonly language?: unknown } | undefined)?.language;
  return typeof asked === 'string' && isLanguageCode(asked) ? asked : BASE_LANGUAGE;
};

/**
 * Reads as a visitor would: on behalf of nobody and in the language of the address, whoever asks first, so
 * that everybody may have the answer.
 */
export const readPublic = async (handlers: Handlers, name: EndpointName, { params, query }: Question): Promise<PublicAnswer> => {
  const endpoint: Endpoint = everyEndpoint[name];
  if (endpoint.access !== 'everyone') throw new Error(`${name} is no public read.`);
  const call = { params, query, body: undefined, caller: null, files: [], rawBody: Buffer.alloc(0), headers: {} };
  const read = handlers[name] as Handler<typeof name> as LooseHandler;
  const result = await inLanguage(languageOf(query), () => read(call));
  const reply = result instanceof Reply ? result : new Reply(result, {});
  return { body: endpoint.answer.parse(reply.body), headers: reply.headers };
};

/**
 * The canonical address of a query: only declared keys, in alphabetical order, with the values that
 * they are parsed to.
 */
export const addressOf = (path: string, { params, query }: Question): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String((params as Record<string, unknown>)[name]).toLowerCase(),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined && value !== '') search.set(key, String(value));
  search.sort();
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
};
