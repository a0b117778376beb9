import { defineEndpoints } from '../define-endpoints.ts';
import { anotherDayTokenSchema, anotherDayViewSchema, answerAnotherDaySchema } from './another-day.schema.ts';

export const anotherDayEndpoints = defineEndpoints({
  openAnotherDay: {
    summary: 'What a cancelled departure offers a booking instead, by the links in its letter; nothing is changed',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID'],
    body: anotherDayTokenSchema,
    answer: anotherDayViewSchema,
  },
  answerAnotherDay: {
    summary: 'Travel on the other day, or get the money, without a login; once answered, the first answer counts',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID', 'CONFLICT'],
    body: answerAnotherDaySchema,
    answer: anotherDayViewSchema,
  },
});
