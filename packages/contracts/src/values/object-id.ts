import { t } from '@wayfarer/words';
import { z } from 'zod';

const NO_ID = { error: () => t('This is not an id.') };

/** The id of a stored thing: 24 hexadecimal digits. */
export const objectIdSchema = z
  .string(NO_ID)
  .regex(/^[0-9a-fA-F]{24}$/, NO_ID)
  .meta({ description: 'The id of a stored thing', example: '665f1c2ab8e4d7a1c3f09e12' });

/**
 * Every entity carries its id under both names (docs/specification.md section 3: '_id (also seen as id)').
 */
export const identity = { _id: objectIdSchema, id: objectIdSchema };
