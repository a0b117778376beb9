import type { z } from 'zod';

/** Why the later of two has the id of the earlier, if it has: at its id. */
export const refuseTwins = (items: readonly { id: string }[], context: z.RefinementCtx): void => {
  for (const [index, { id }] of items.entries())
    if (items.findIndex((one) => one.id === id) < index)
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `There is another '${id}' in this list.` });
};
