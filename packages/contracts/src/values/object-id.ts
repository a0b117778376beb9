import { z } from 'zod';

/** The id of a stored thing: 24 hexadecimal digits. */
export const objectIdSchema = z
  .string({ error: 'This is not an id.' })
  .regex(/^[0-9a-fA-F]{24}$/, 'This is not an id.')
  .meta({ description: 'The id of a stored thing', example: '665f1c2ab8e4d7a1c3f09e12' });

/**
 * Every entity carries its id under both names (docs/specification.md section 3: '_id (also seen as id)').
 */
export const identity = { _id: objectIdSchema, id: objectIdSchema };
