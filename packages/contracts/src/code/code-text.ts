import { t } from '@wayfarer/words';
import { z } from 'zod';
import { pastedSigns } from '../values/pasted-text.ts';

const WRONG_CODE = { error: () => t('A code has 3 to 40 letters, digits and hyphens.') };

/** What is typed as a promotion code, whatever its capitals. */
export const codeTextSchema = z
  .string(WRONG_CODE)
  .overwrite(pastedSigns)
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,40}$/, WRONG_CODE)
  .meta({ description: 'A promotion code' });
