import { type CachedRead, type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import { BASE_LANGUAGE, spokenLanguage } from '@wayfarer/words';
import type { Request, RequestHandler } from 'express';
import { ApiError } from '../../errors/api-error.ts';
import { inLanguage } from '../../language/in-language.ts';
import { answersFromMemory, catalogueReadings } from '../../metrics/metrics.ts';
import type { LimitWork } from '../../work/limit-work.ts';
import { bearerTokenOf } from '../caller.ts';
import type { Handlers } from '../handler.ts';
import { questionOf } from '../input/question-of.ts';
import type { InTime } from '../limits/answer-in-time.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from './prepared-response.ts';
import { addressOf, readPublic } from './read-public.ts';
import type { ResponseCache } from './response-cache.ts';

const HEADERS = { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json; charset=utf-8' };

type Needs = {
  readonly handlers: Handlers;
  readonly cache: ResponseCache;
  /** Of readings. All who ask for the same share one, so it goes on when one of them leaves. */
  readonly limit: LimitWork;
  readonly inTime: InTime;
  /**
   * Whether a token was signed here for somebody of the staff and has not expired. Nothing is read for it.
   */
  readonly isTokenOfStaff: (token: string) => boolean;
};

export type CreateCachedRead = (name: CachedRead) => RequestHandler;

/** Whether a call is answered from the cache, because its answer is the same for everybody. */
export const isCached = (name: EndpointName): name is CachedRead => 'cached' in everyEndpoint[name];

/**
 * A reading that is shared is refused in English: who asks in another language is told what its code means.
 */
const refuseInOwnLanguage = (thrown: unknown): never => {
  if (!(thrown instanceof ApiError) || spokenLanguage() === BASE_LANGUAGE) throw thrown;
  throw new ApiError(thrown.code, undefined, thrown.details);
};

/**
 * Answers public reads from the cache. Staff see every change at once, so for them everything is read; a
 * traveller cannot claim to be one of them, because the token is signed.
 */
export const createCachedReads = ({ handlers, cache, limit, inTime, isTokenOfStaff }: Needs): CreateCachedRead => {
  const isOfStaff = (request: Request): boolean => {
    const token = bearerTokenOf(request.headers.authorization);
    return token !== null && isTokenOfStaff(token);
  };
  return (name) => async (request, response) => {
    const isFresh = isOfStaff(request);
    const found = isFresh ? undefined : cache.find(request.originalUrl);
    if (found) {
      answersFromMemory.inc();
      return sendPrepared(found, request, response);
    }
    const endpoint = everyEndpoint[name];
    const question = questionOf(endpoint, request);
    const read = async (): Promise<PreparedResponse> => {
      catalogueReadings.inc();
      const { body, headers } = await limit(() => readPublic(handlers, name, question));
      return prepareResponse(Buffer.from(JSON.stringify(body)), { headers: { ...HEADERS, ...headers } });
    };
    const reading = isFresh ? read() : cache.read(addressOf(endpoint.path, question), () => inLanguage(BASE_LANGUAGE, read));
    const prepared = await inTime('GET', reading.catch(refuseInOwnLanguage));
    sendPrepared(prepared, request, response);
  };
};
