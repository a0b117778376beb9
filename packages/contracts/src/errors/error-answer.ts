import { z } from 'zod';
import { type ErrorCode, errorCodes } from './error-codes.ts';

/**
 * The answer of every failed call. `error` and `message` hold the same sentence, because some screens read
 * one and some the other.
 */
export const errorAnswerSchema = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
    details: z.record(z.string(), z.unknown()).optional().meta({ description: 'For VALIDATION: a sentence per field' }),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
