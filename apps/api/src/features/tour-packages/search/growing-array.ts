type Numbers = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
type KindOf<A> = new (size: number) => A;

/** A typed array that holds at least so many numbers: the same one, or a copy that is a quarter larger. */
export const withRoomFor = <A extends Numbers>(array: A, length: number): A => {
  if (length <= array.length) return array;
  const Kind = array.constructor as KindOf<A>;
  const size = Math.max(length, Math.ceil(array.length * 1.25));
  // Whole words of a set of rows, so that reading 32 rows at once never reads behind the end.
  const larger = new Kind(Math.ceil(size / 32) * 32);
  larger.set(array);
  return larger;
};
