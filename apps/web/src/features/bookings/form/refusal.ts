import { ApiFailure } from '../../../shared/api/api-failure.ts';

/** What the server refused of an order: the field of the form, of an extra its id, and a sentence. */
export type Refusal = {
  field: 'travelDate' | 'party' | 'extras' | 'singleRooms' | 'code';
  part?: string | undefined;
  message: string;
};

const FIELD = /^(travelDate|party|extras|singleRooms|code)(?:\.(.+))?$/;

/** Null where a refusal is not about one of these fields, and is told as a whole. */
export const refusalIn = (thrown: unknown): Refusal | null => {
  if (!(thrown instanceof ApiFailure)) return null;
  for (const [name, message] of Object.entries(thrown.fields)) {
    const [, field, part] = FIELD.exec(name) ?? [];
    if (field !== undefined) return { field: field as Refusal['field'], part, message };
  }
  return null;
};
