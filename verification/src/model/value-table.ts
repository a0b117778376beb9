/** Maps equal values to one small number, so that whole states are compared as a few numbers. */
export type ValueTable<Value> = {
  readonly idOf: (value: Value) => number;
  readonly at: (id: number) => Value;
};

/** Values are shared by all explored states, so they must not be changed. */
const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
};

export const valueTable = <Value>(): ValueTable<Value> => {
  const ids = new Map<string, number>();
  const values: Value[] = [];
  return {
    idOf: (value) => {
      const text = JSON.stringify(value) ?? 'undefined';
      const known = ids.get(text);
      if (known !== undefined) return known;
      freeze(value);
      ids.set(text, values.length);
      return values.push(value) - 1;
    },
    at: (id) => {
      const value = values[id];
      if (value === undefined) throw new Error(`There is no value with the number ${id}.`);
      return value;
    },
  };
};
