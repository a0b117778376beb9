import type { CodeForm, PromotionCode } from '@wayfarer/contracts';
import type { EditableEntity } from '../../shared/admin-list/entity.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';

/** Adding, editing and deleting promotion codes in the admin area. */
export const codeEntity: EditableEntity<PromotionCode, CodeForm> = {
  noun: 'code',
  nameOf: ({ code }) => code,
  deleteQuestion: 'Are you sure you want to delete this code?',
  deleteText: ({ code }) => `${code} gives nobody a discount any more. It cannot be put back.`,
  addedNotice: 'Code added',
  updatedNotice: 'Code updated',
  lists: laterQueryKeys.codes.list,
  outdated: [laterQueryKeys.codes.list],
  add: async (body) => (await callEndpoint('addPromotionCode', { body })).promotionCode,
  edit: async (id, body) => (await callEndpoint('editPromotionCode', { params: { id }, body })).promotionCode,
  delete: async (id) => (await callEndpoint('deletePromotionCode', { params: { id } })).id,
};
