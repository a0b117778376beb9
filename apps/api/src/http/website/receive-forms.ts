import { type EndpointName, everyEndpoint, type PostedForm } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { t } from '@wayfarer/words';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '../../errors/api-error.ts';
import { speakAsAsked } from '../asked-language.ts';
import type { CallOf, Handlers } from '../handler.ts';
import type { BoundBody } from '../input/bound-bodies.ts';
import { checkInput } from '../input/check-input.ts';
import type { InTime } from '../limits/answer-in-time.ts';
import { clientOf } from '../limits/client.ts';
import type { CallLimits } from '../limits/limit-every-call.ts';
import type { CountCall } from '../limits/limit-request-rate.ts';
import { requestIdOf } from '../log-requests.ts';
import { sendPrepared } from '../memory/prepared-response.ts';
import type { RunOperation } from '../mount-endpoints.ts';
import type { RespondWithPage } from './serve-website.ts';

type PostableForm = {
  readonly call: 'register' | 'sendContactMessage' | 'forgotPassword';
  readonly form: PostedForm['form'];
  /** The screen that tells how it ended (docs/specification.md section 2). */
  readonly toldAt: string;
  /** What is given back of what was typed. */
  readonly keeps: readonly string[];
  /** What may be left empty, and is then as if it had not been sent. */
  readonly optional?: readonly string[];
};

/** Forms of public screens that a browser without JavaScript posts, by the screen's path. */
const postableForms: Readonly<Record<string, PostableForm>> = {
  [screens.register.path]: {
    call: 'register',
    form: 'registration',
    toldAt: screens.login.path,
    keeps: ['username', 'email', 'name', 'phone'],
    optional: ['name', 'phone'],
  },
  [screens.forgotPassword.path]: {
    call: 'forgotPassword',
    form: 'forgotten',
    toldAt: screens.forgotPassword.path,
    keeps: ['email'],
  },
  [screens.contact.path]: {
    call: 'sendContactMessage',
    form: 'message',
    toldAt: screens.contact.path,
    keeps: ['name', 'email', 'message'],
  },
};

const MAX_FORM_BYTES = 100 * 1024;
const readFields = express.urlencoded({ extended: false, limit: MAX_FORM_BYTES });

/** Prevents forms on other sites from being submitted by a visitor's browser. */
const onlyFromThisSite: RequestHandler = ({ headers }, _response, next) => {
  const { origin, host, 'sec-fetch-site': site } = headers;
  const isForeign = site === undefined ? origin !== undefined && URL.parse(origin)?.host !== host : site !== 'same-origin';
  next(isForeign ? new ApiError('FORBIDDEN', t('This form was not sent from this site.')) : undefined);
};

const textsIn = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

type FormNeeds = {
  readonly handlers: Handlers;
  readonly inTime: InTime;
  readonly countCall: CountCall;
  readonly assertOpen: (name: EndpointName) => void;
  readonly runOperation: RunOperation;
  readonly respond: RespondWithPage;
  readonly limits: Pick<CallLimits, 'pages'>;
  readonly boundBody: BoundBody;
  /** What the addresses of the site's languages begin with; nothing in English. */
  readonly prefixes: readonly string[];
};

/**
 * Takes the forms of public screens as a browser without JavaScript posts them, by the same rules and limits
 * as their calls, and answers with a page. Nobody can log in that way, because a session is kept by the
 * website's code: that page says what it needs, and what was posted is not read.
 */
export const receiveForms = (
  app: Express,
  { handlers, inTime, countCall, assertOpen, runOperation, respond, limits, boundBody, prefixes }: FormNeeds,
): void => {
  const tell = async (request: Request, response: Response, path: string, posted?: PostedForm): Promise<void> => {
    const page = await respond({ path, search: '', ...(posted ? { posted } : {}) });
    if (page === null) throw new ApiError('NOT_FOUND');
    sendPrepared(page, request, response);
  };

  const forms = prefixes.flatMap((prefix) => Object.entries(postableForms).map((entry) => [prefix, ...entry] as const));
  for (const [prefix, path, { call: name, form, toldAt: screen, keeps, optional = [] }] of forms) {
    const toldAt = prefix + screen;
    const keptOf = (request: Request) =>
      Object.fromEntries(Object.entries(textsIn(request.body)).filter(([field]) => keeps.includes(field)));
    const typedIn = (request: Request): object =>
      Object.fromEntries(
        Object.entries(Object(request.body)).filter(([field, text]) => !(optional.includes(field) && String(text).trim() === '')),
      );
    const carryOut: RequestHandler = async (request, response) => {
      assertOpen(name);
      const endpoint = everyEndpoint[name];
      const call = {
        params: undefined,
        query: undefined,
        body: checkInput(endpoint.body, typedIn(request)),
        caller: null,
        files: [],
        rawBody: Buffer.alloc(0),
        headers: {},
      } as CallOf<typeof name>;
      const operation = handlers[name] as (call: CallOf<typeof name>) => Promise<unknown>;
      const coming = {
        name,
        route: endpoint,
        status: 'status' in endpoint ? endpoint.status : 200,
        call,
        requestId: requestIdOf(response),
      };
      const done = async (): Promise<void> => {
        await countCall(name, request, response);
        await runOperation({ ...coming, client: clientOf(request, response) }, () => operation(call));
      };
      await inTime(endpoint.method, done());
      await tell(request, response, toldAt, { form, values: keptOf(request), failure: null });
    };
    const tellFailure: ErrorRequestHandler = async (thrown, request, response, next) => {
      if (!(thrown instanceof ApiError) || thrown.code === 'FORBIDDEN') return next(thrown);
      const failure = { message: thrown.message, fields: textsIn(thrown.details) };
      await tell(request, response, toldAt, { form, values: keptOf(request), failure });
    };
    app.post(
      prefix + path,
      limits.pages.before,
      onlyFromThisSite,
      boundBody(MAX_FORM_BYTES, readFields),
      speakAsAsked,
      carryOut,
      tellFailure,
    );
  }
  for (const prefix of prefixes) {
    const login = prefix + screens.login.path;
    app.post(login, limits.pages.before, (request, response) => tell(request, response, login));
  }
};
