import type { z } from 'zod';

/** A valid answer for each of the given calls. */
export type AnswersOf<Endpoints extends { readonly [name: string]: { readonly answer: z.ZodType } }> = {
  readonly [N in keyof Endpoints]: z.input<Endpoints[N]['answer']>;
};
