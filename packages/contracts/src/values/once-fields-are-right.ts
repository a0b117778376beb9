import type { z } from 'zod';

/**
 * Wraps every rule over several fields. zod runs such a rule even if one of them is invalid, and the rule
 * could get values that it cannot handle. `every-rule.test.ts` finds rules without this.
 */
export const onceFieldsAreRight = { when: ({ issues }: z.core.ParsePayload): boolean => issues.length === 0 };
