/** How many bytes `writeNumber` takes for a number. */
export const bytesOf = (number: number): number => Math.ceil((32 - Math.clz32(number | 1)) / 7);

/**
 * Writes a number from 0 below 2 ** 31 as bytes of seven bits, the lowest first; all but the last have the eighth bit set. So the last byte
 * of any number but 0 is not 0. @returns where the next one goes
 */
export const writeNumber = (bytes: Uint8Array, start: number, number: number): number => {
  let at = start;
  let rest = number;
  for (; rest > 127; rest >>>= 7) {
    bytes[at] = rest | 128;
    at += 1;
  }
  bytes[at] = rest;
  return at + 1;
};

/** Reads the numbers whose bytes begin at a place and end before another. */
export const readNumbers = (bytes: Uint8Array, start: number, end: number, see: (number: number) => void): void => {
  let number = 0;
  let shift = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    see(number);
    number = 0;
    shift = 0;
  }
};
