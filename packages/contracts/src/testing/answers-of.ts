import type { z } from 'zod';

/** A valid answer of each of some calls. */
export type AnswersOf<Endpoints extends { readonly [name: string]: { readonly answer: z.ZodType } }> = {
  readonly [N in keyof Endpoints]: z.input<Endpoints[N]['answer']>;
};
