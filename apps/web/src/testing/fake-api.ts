import {
  type EndpointName,
  type ErrorCode,
  type EveryEndpoint,
  errorCodes,
  everyEndpoint,
  type Route,
  sampleAnswers,
  type WebsiteCall,
  websiteRoutes,
} from '@wayfarer/contracts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { z } from 'zod';
import { readForm } from './read-form.ts';

/** What a fake endpoint is sent. `body` is the parsed JSON, or the form's fields by name. */
export type FakeCall = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  token: string | null;
  headers: Record<string, string>;
};

const marked: unique symbol = Symbol('what a fake answers beside plain JSON');
export type Marked = { [marked]: Response };
type AnswerOf<N extends EndpointName> = z.input<EveryEndpoint[N]['answer']>;
type FakeAnswer<N extends EndpointName> = AnswerOf<N> | Marked;
export type Fakes = { [N in EndpointName]?: (call: FakeCall) => FakeAnswer<N> | Promise<FakeAnswer<N>> };

/** A refusal in a sentence of its own. */
export const refuseAs = (code: ErrorCode, sentence: string, details?: Record<string, unknown>): Marked => ({
  [marked]: HttpResponse.json(
    { error: sentence, message: sentence, code, ...(details ? { details } : {}) },
    { status: errorCodes[code].status },
  ),
});

/** A refusal in the API's words. */
export const refuse = (code: ErrorCode, details?: Record<string, unknown>): Marked =>
  refuseAs(code, errorCodes[code].sentence(), details);

/** No answer at all, as without a network. */
export const disconnect = (): Marked => ({ [marked]: HttpResponse.error() });

/** A page of a list with further pages. */
export const pageOf = (
  entries: unknown[],
  { total, isExact = true, nextCursor }: { total: number; isExact?: boolean; nextCursor?: string },
): Marked => ({
  [marked]: HttpResponse.json(entries, {
    headers: {
      'X-Total-Count': String(total),
      ...(isExact ? {} : { 'X-Total-Count-Is': 'at-least' }),
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

/**
 * @throws when the fake answers something that the contract does not know, so that a wrong fake fails its
 * test
 */
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
  if ('download' in endpoint)
    return new HttpResponse(endpoint.answer.parse(answer).bytes, { headers: { 'Content-Type': endpoint.download } });
  const headers = Array.isArray(answer) ? { 'X-Total-Count': String(answer.length) } : {};
  return HttpResponse.json(answer as object, { status: 'status' in endpoint ? endpoint.status : 200, headers });
};

const names = Object.keys(websiteRoutes) as WebsiteCall[];
/** The reading calls; all others change something. */
export const reads = names.filter((name) => websiteRoutes[name].method === 'GET');

const literalLength = (path: string): number => (path.includes('{') ? path.indexOf('{') : path.length);

/** Literal parts such as /filter come before /{id}, as in the API. */
const routes = names
  .map((name) => ({ name, ...(websiteRoutes[name] satisfies Route) }))
  .toSorted((a, b) => literalLength(b.path) - literalLength(a.path))
  .map(({ name, method, path }) => ({ name, method, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));

/** The called endpoint and the parameters of its path. @throws if the contract has no such call */
const routeOf = ({ method, url }: Request): { name: WebsiteCall; params: Record<string, string> } => {
  const { pathname } = new URL(url);
  for (const { name, pattern, ...route } of routes) {
    const match = route.method === method ? pattern.exec(pathname) : null;
    if (match !== null) return { name, params: { ...match.groups } };
  }
  throw new Error(`The contract has no call ${method} ${pathname}`);
};

/** The calls so far, in order. */
export type FakeApi = { callsOf: (name: EndpointName) => FakeCall[] };

let running: { close: () => void; problems: unknown[] } | null = null;

/** Another number in each test. */
let testsEnded = 0;
const { fetch } = globalThis;
// A call that `never` answers fails after five minutes, which may be in another test: once its test has
// ended, nobody hears what becomes of it.
globalThis.fetch = (...request) =>
  new Promise((resolve, reject) => {
    const own = testsEnded;
    const unlessEnded =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome): void => {
        if (own === testsEnded) settle(outcome);
      };
    fetch(...request).then(unlessEnded(resolve), unlessEnded(reject));
  });

/**
 * Answers calls by endpoint name until the test ends. A read that is not named is answered with its sample; a
 * change that is not named fails the test, and so does an answer that breaks the contract.
 * @example fakeApi({ listDestinations: () => [], findTourPackage: () => refuse('NOT_FOUND') });
 */
export const fakeApi = (fakes: Fakes = {}): FakeApi => {
  running?.close();
  const problems: unknown[] = [];
  const calls: { name: EndpointName; call: FakeCall }[] = [];
  const answerOf = (name: WebsiteCall, call: FakeCall): unknown => {
    const fake = fakes[name];
    if (fake !== undefined) return fake(call);
    if (reads.includes(name)) return sampleAnswers[name];
    throw new Error(`${name} was called, which changes something and which the test does not name.`);
  };
  const handle = async (request: Request): Promise<Response> => {
    const { name, params } = routeOf(request);
    const call: FakeCall = {
      params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: await bodyOf(request),
      headers: Object.fromEntries(request.headers),
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
    };
    calls.push({ name, call });
    return responseOf(name, await answerOf(name, call));
  };
  const server = setupServer(
    http.all('*', ({ request }) =>
      handle(request).catch((thrown: unknown) => {
        problems.push(thrown);
        return HttpResponse.error();
      }),
    ),
  );
  server.listen();
  running = { close: () => server.close(), problems };
  return { callsOf: (wanted) => calls.filter(({ name }) => name === wanted).map(({ call }) => call) };
};

/**
 * Ends the fake at the end of a test. Returns the errors: changes that the test does not name, answers that
 * break the contract.
 */
export const closeFakeApi = (): unknown[] => {
  const problems = running?.problems ?? [];
  running?.close();
  running = null;
  testsEnded += 1;
  return problems;
};
