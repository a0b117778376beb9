type Numbers = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;
type KindOf<A> = new (size: number) => A;

/** A typed array with room for a number of values: the same one, or a copy that is a quarter larger, whose untouched pages take no memory. */
export const withRoomFor = <A extends Numbers>(array: A, length: number): A => {
  if (length <= array.length) return array;
  const Kind = array.constructor as KindOf<A>;
  const size = Math.max(length, Math.ceil(array.length * 1.25));
  // Whole words of a set of rows, so that reading 32 rows at once never reads past the end.
  const larger = new Kind(Math.ceil(size / 32) * 32);
  larger.set(array);
  return larger;
};

/** Whole numbers below 2 ** 31, in as few bytes each as the largest of them needs. */
export type Column = Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** The column with the number at a place: the same one, or a copy with more room or with more bytes for each number. */
export const withNumberAt = (column: Column, place: number, number: number): Column => {
  let changed = withRoomFor(column, place + 1);
  const fits = number >= 0 && number < 2 ** (changed.BYTES_PER_ELEMENT * 8);
  if (!fits && changed.BYTES_PER_ELEMENT < 4) changed = number >>> 16 === 0 ? new Uint16Array(changed) : new Int32Array(changed);
  changed[place] = number;
  return changed;
};
