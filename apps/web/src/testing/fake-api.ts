import {
  type EndpointName,
  type ErrorCode,
  type EveryEndpoint,
  errorCodes,
  everyEndpoint,
  everyRoute,
} from '@wayfarer/contracts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { z } from 'zod';
import { readForm } from './read-form.ts';

/** What a fake endpoint hears. `body` is the parsed JSON, or the form's fields by name. */
export interface FakeCall {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  token: string | null;
  headers: Record<string, string>;
}

const marked: unique symbol = Symbol('what a fake answers beside plain JSON');
type Marked = { [marked]: Response };
type AnswerOf<N extends EndpointName> = z.input<EveryEndpoint[N]['answer']>;
type FakeAnswer<N extends EndpointName> = AnswerOf<N> | Marked;
export type Fakes = { [N in EndpointName]?: (call: FakeCall) => FakeAnswer<N> | Promise<FakeAnswer<N>> };

/** A refusal as the API words it. */
export const refuse = (code: ErrorCode, details?: Record<string, unknown>): Marked => {
  const { status, sentence } = errorCodes[code];
  return {
    [marked]: HttpResponse.json({ error: sentence, message: sentence, code, ...(details ? { details } : {}) }, { status }),
  };
};

/** No answer at all, as without a network. */
export const disconnect = (): Marked => ({ [marked]: HttpResponse.error() });

/** A page of a list that goes on. */
export const pageOf = (entries: unknown[], { total, nextCursor }: { total: number; nextCursor?: string }): Marked => ({
  [marked]: HttpResponse.json(entries, {
    headers: {
      'X-Total-Count': String(total),
      ...(nextCursor === undefined ? {} : { Link: `<http://any/?cursor=${nextCursor}>; rel="next"` }),
    },
  }),
});

/** An answer that never comes, for loading states. */
export const never = (): Promise<Marked> => new Promise(() => undefined);

const isMarked = (answer: unknown): answer is Marked => typeof answer === 'object' && answer !== null && marked in answer;

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  return type.includes('form-data') ? readForm(request) : undefined;
};

/** @throws when the fake answers something that the contract does not know, so that a wrong fake fails its test */
const assertAsWritten = (name: EndpointName, answer: unknown): void => {
  const parsed = everyEndpoint[name].answer.parse(answer);
  if (JSON.stringify(parsed).length !== JSON.stringify(answer).length) {
    throw new Error(`The fake of ${name} answers fields that the contract does not know.`);
  }
};

const responseOf = async (name: EndpointName, answer: unknown): Promise<Response> => {
  const special = isMarked(answer) ? answer[marked] : null;
  if (special?.ok !== false) assertAsWritten(name, special === null ? answer : await special.clone().json());
  if (special !== null) return special;
  const endpoint = everyEndpoint[name];
  const headers = Array.isArray(answer) ? { 'X-Total-Count': String(answer.length) } : {};
  return HttpResponse.json(answer as object, { status: 'status' in endpoint ? endpoint.status : 200, headers });
};

const handlerOf = (name: EndpointName, fake: (call: FakeCall) => unknown, problems: unknown[]) => {
  const { method, path } = everyRoute[name];
  const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  return register(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const call: FakeCall = {
      params: params as Record<string, string>,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: await bodyOf(request),
      headers: Object.fromEntries(request.headers),
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
    };
    try {
      return await responseOf(name, await fake(call));
    } catch (thrown) {
      problems.push(thrown);
      throw thrown;
    }
  });
};

/** A literal path such as /filter must be matched before /{id}. */
const byLiteralFirst = (a: EndpointName, b: EndpointName): number =>
  Number(everyRoute[a].path.includes('{')) - Number(everyRoute[b].path.includes('{'));

let running: { close: () => void; problems: unknown[] } | null = null;

/**
 * Answers calls by endpoint name until the test ends. Answers are checked against the contract; a call without a fake fails the test.
 * @example fakeApi({ listDestinations: () => [sampleDestination], findTourPackage: () => refuse('NOT_FOUND') });
 */
export const fakeApi = (fakes: Fakes): void => {
  running?.close();
  const problems: unknown[] = [];
  const names = (Object.keys(fakes) as EndpointName[]).toSorted(byLiteralFirst);
  const handlers = names.flatMap((name) => {
    const fake = fakes[name];
    return fake === undefined ? [] : [handlerOf(name, fake, problems)];
  });
  const rest = http.all('*', ({ request }) => {
    problems.push(new Error(`No fake answers ${request.method} ${request.url}`));
    return HttpResponse.error();
  });
  const server = setupServer(...handlers, rest);
  server.listen();
  running = { close: () => server.close(), problems };
};

/** Ends the fake at a test's end. Returns what went wrong: calls that no fake answers, answers that the contract does not know. */
export const closeFakeApi = (): unknown[] => {
  const problems = running?.problems ?? [];
  running?.close();
  running = null;
  return problems;
};
