import { askProcess } from './ask-process.ts';

export type LoadRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

/** What is sent. Each connection sends the requests one after another, again and again. */
export type Load = {
  readonly url: string;
  readonly connections?: number;
  readonly seconds?: number;
  /** In place of as many as go. */
  readonly perSecond?: number;
  /** So many in all, in place of seconds. */
  readonly amount?: number;
  readonly requests?: readonly LoadRequest[];
  /** Requests that each connection has for itself, where the same may not be sent twice. */
  readonly ofConnection?: readonly (readonly LoadRequest[])[];
};

/** Times in milliseconds. */
export type LoadResult = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly answered: number;
  readonly failed: number;
};
/** What the process of the load tells: also what was answered to the first call that failed. */
export type ToldResult = LoadResult & { readonly firstFailure?: string };

/** Sends requests with autocannon, from a process of its own. @throws Error when any of them failed */
export const load = async (what: Load): Promise<LoadResult> => {
  const { firstFailure = '', ...result } = await askProcess<ToldResult>('./load-process.ts', what);
  if (result.failed > 0 || result.answered === 0)
    throw new Error(`${what.url}: ${result.failed} calls failed, ${result.answered} answered. ${firstFailure}`);
  return result;
};
