import { z } from 'zod';
import { objectIdSchema } from './object-id.ts';

/** The parameter of every path that ends in `{id}`. */
export const idParams = z.object({ id: objectIdSchema });

/** The answer of every delete. */
export const idAnswerSchema = z.object({ id: objectIdSchema });
