import type { RecordedChange } from '../../logging/audit-context.ts';

/** A resource and its changed fields, each with its old and new value. */
export type ChangedResource = {
  thing: RecordedChange['thing'];
  id: string;
  fields: { field: string; from: unknown; to: unknown }[];
};

/** These change with every edit and say nothing about it. */
const UNTOLD = new Set(['_id', 'id', 'version']);

const valueIn = (thing: object | null, field: string): unknown => (thing && field in thing ? Reflect.get(thing, field) : null);

/** The part of a recorded change that is logged. Pure. */
export const changedResourceOf = ({ thing, id, from, to }: RecordedChange): ChangedResource => {
  const names = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})].filter((name) => !UNTOLD.has(name)));
  const fields = [...names].map((field) => ({ field, from: valueIn(from, field), to: valueIn(to, field) }));
  return { thing, id, fields: fields.filter((field) => JSON.stringify(field.from) !== JSON.stringify(field.to)) };
};
