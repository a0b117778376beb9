import { inflateSync } from 'node:zlib';

/** Bytes of the header of a WOFF and of a plain font, and of an entry in the directory after it. */
const WOFF = { head: 44, entry: 20 } as const;
const PLAIN = { head: 12, entry: 16 } as const;
const ALIGNED = 4;

/**
 * The unpacked font of a WOFF file (W3C, WOFF File Format 1.0, sections 3 to 5). The library also reads a
 * packed one, but unpacks all letters again for each letter that a document uses.
 */
export const unpackWoff = (packed: Buffer): Buffer => {
  const count = packed.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF.head + index * WOFF.entry;
    const [offset, size, length] = [packed.readUInt32BE(at + 4), packed.readUInt32BE(at + 8), packed.readUInt32BE(at + 12)];
    const bytes = packed.subarray(offset, offset + size);
    const [tag, checksum] = [packed.subarray(at, at + 4), packed.subarray(at + 16, at + 20)];
    return { tag, checksum, bytes: size < length ? inflateSync(bytes) : bytes };
  });
  const head = Buffer.alloc(PLAIN.head + count * PLAIN.entry);
  packed.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = PLAIN.head + index * PLAIN.entry;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc(-bytes.length & (ALIGNED - 1));
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
};
