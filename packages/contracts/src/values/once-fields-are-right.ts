import type { z } from 'zod';

/**
 * For every rule over several fields. zod runs such a rule even where the form of one of them is wrong, and the rule would meet what it
 * cannot read. `every-rule.test.ts` finds a rule without this.
 */
export const onceFieldsAreRight = { when: ({ issues }: z.core.ParsePayload): boolean => issues.length === 0 };
