import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import { codeFormSchema, codeListQuery, codeUsesSchema, promotionCodeSchema } from './code.schema.ts';

export const codeEndpoints = defineEndpoints({
  listPromotionCodes: {
    summary: 'List promotion codes, and find one by its beginning',
    access: 'read-codes',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...codeListQuery }),
    answer: z.array(promotionCodeSchema),
  },
  addPromotionCode: {
    summary: 'Add a promotion code',
    access: 'change-codes',
    errors: ['VALIDATION', 'CONFLICT'],
    body: codeFormSchema,
    answer: z.object({ promotionCode: promotionCodeSchema }),
    status: 201,
  },
  editPromotionCode: {
    summary: 'Edit a promotion code; its text stays once a booking has used it',
    access: 'change-codes',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    body: codeFormSchema,
    answer: z.object({ promotionCode: promotionCodeSchema }),
  },
  deletePromotionCode: {
    summary: 'Delete a promotion code that no booking uses',
    access: 'change-codes',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    answer: idAnswerSchema,
  },
  listPromotionCodeUses: {
    summary: 'The latest bookings that use a promotion code',
    access: 'read-codes',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: codeUsesSchema,
  },
});
