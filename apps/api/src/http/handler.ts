import type { EndpointName, EveryEndpoint } from '@wayfarer/contracts';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import type { FileStream } from './output/file-stream.ts';
import type { PagedAnswer } from './output/paged-answer.ts';

type Parsed<E, Key extends string> = E extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
type CallerOf<E> = E extends { access: 'everyone' } ? Caller | null : Caller;

/** A checked call: everything in it has passed the contract. */
export type CallOf<N extends EndpointName> = {
  readonly params: Parsed<EveryEndpoint[N], 'params'>;
  readonly query: Parsed<EveryEndpoint[N], 'query'>;
  readonly body: Parsed<EveryEndpoint[N], 'body'>;
  readonly caller: CallerOf<EveryEndpoint[N]>;
  /** The paths of the uploaded files, not yet checked; they are removed once the operation has ended. */
  readonly files: readonly string[];
  /** The raw bytes of the body, for calls without a body schema; signatures cover these. */
  readonly rawBody: Buffer;
  /** The headers that the contract names, checked; all raw headers where it names none. */
  readonly headers: EveryEndpoint[N] extends { headers: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : Readonly<Record<string, string | string[] | undefined>>;
};

type AnswerOf<N extends EndpointName> = z.input<EveryEndpoint[N]['answer']>;
type FileOf<N extends EndpointName> = EveryEndpoint[N] extends { download: string } ? FileStream : never;

/** An answer with another status than the contract's usual one, or with paging headers. */
export class Reply<Body> {
  readonly body: Body;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, extra: { status?: number; headers?: Record<string, string> }) {
    this.body = body;
    this.status = extra.status;
    this.headers = extra.headers ?? {};
  }
}

export type Handler<N extends EndpointName> = (
  call: CallOf<N>,
) => Promise<AnswerOf<N> | Reply<AnswerOf<N>> | PagedAnswer<AnswerOf<N>> | FileOf<N>>;

/** The operations behind a set of endpoints, by the endpoints' names. */
export type Handlers<N extends EndpointName = EndpointName> = { readonly [K in N]: Handler<K> };
