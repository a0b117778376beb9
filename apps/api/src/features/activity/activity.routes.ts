import type { activityEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { type FindCategories, listActivity, type NameThings } from './list-activity.ts';
import { showFormerValue } from './show-former-value.ts';

export const activityHandlers = (
  dependencies: Pick<Dependencies, 'database' | 'config'>,
  present: { nameThings: NameThings; findCategories: FindCategories },
): Handlers<keyof typeof activityEndpoints> => ({
  showFormerValue: ({ params, query }) => showFormerValue(dependencies, params.id, query),
  listActivity: async ({ query }) => {
    const { entries, page } = await listActivity(dependencies, present, query);
    return pageReply(entries, page, query);
  },
});
