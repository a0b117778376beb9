const isSurrogate = (code: number): boolean => (code & 0xf800) === 0xd800;

/** Compares as the database does, by code points: `<` compares UTF-16 units, which sorts characters beyond the first 65,536 too early. */
export const compareText = (one: string, other: string): number => {
  if (one === other) return 0;
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const [code, otherCode] = [one.charCodeAt(index), other.charCodeAt(index)];
    if (code === otherCode) continue;
    if (isSurrogate(code) !== isSurrogate(otherCode)) return isSurrogate(code) ? 1 : -1;
    return code - otherCode;
  }
  return one.length - other.length;
};
