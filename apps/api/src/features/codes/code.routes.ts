import type { codeEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { addCode, deleteCode, editCode } from './change-codes.ts';
import { listCodes, listCodeUses } from './list-codes.ts';

export const codeHandlers = (dependencies: Dependencies): Handlers<keyof typeof codeEndpoints> => ({
  listPromotionCodes: async ({ query }) => {
    const page = await listCodes(dependencies, query);
    return pageReply(page.records, page, query);
  },
  addPromotionCode: ({ body }) => addCode(dependencies, body),
  editPromotionCode: ({ params, body }) => editCode(dependencies, params.id, body),
  deletePromotionCode: ({ params }) => deleteCode(dependencies, params.id),
  listPromotionCodeUses: ({ params }) => listCodeUses(dependencies, params.id),
});
