import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

// Layout of a zip file (without zip64): local entries, the directory of all entries, the end record that points to it.
const endRecord = { signature: 0x06054b50, minimum: 22, longestComment: 65_535 };
const directoryHeader = { signature: 0x02014b50, size: 46 };
const localHeaderSize = 30;
const deflated = 8;

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

const readDirectory = async (file: FileHandle): Promise<Buffer> => {
  const { size } = await file.stat();
  const tailLength = Math.min(size, endRecord.minimum + endRecord.longestComment);
  const tail = await readAt(file, size - tailLength, tailLength);
  for (let at = tail.length - endRecord.minimum; at >= 0; at--) {
    if (tail.readUInt32LE(at) === endRecord.signature)
      return readAt(file, tail.readUInt32LE(at + 16), tail.readUInt32LE(at + 12));
  }
  throw new Error('the downloaded package is not a zip file');
};

type Entry = { method: number; compressedSize: number; headerAt: number };

const findEntry = (directory: Buffer, nameEnd: string): Entry | null => {
  for (let at = 0; at + directoryHeader.size <= directory.length; ) {
    if (directory.readUInt32LE(at) !== directoryHeader.signature) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + directoryHeader.size, at + directoryHeader.size + nameLength);
    if (name.endsWith(nameEnd)) {
      return {
        method: directory.readUInt16LE(at + 10),
        compressedSize: directory.readUInt32LE(at + 20),
        headerAt: directory.readUInt32LE(at + 42),
      };
    }
    at += directoryHeader.size + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return null;
};

/** Writes the first entry whose name ends in `nameEnd` to `target`, in a stream: the entry may be larger than memory likes. */
export const extractFromZip = async (zip: string, nameEnd: string, target: string): Promise<void> => {
  const file = await open(zip);
  try {
    const entry = findEntry(await readDirectory(file), nameEnd);
    if (entry === null || entry.method !== deflated) throw new Error(`the downloaded package holds no compressed ${nameEnd}`);
    const header = await readAt(file, entry.headerAt, localHeaderSize);
    const start = entry.headerAt + localHeaderSize + header.readUInt16LE(26) + header.readUInt16LE(28);
    await pipeline(
      createReadStream(zip, { start, end: start + entry.compressedSize - 1 }),
      createInflateRaw(),
      createWriteStream(target),
    );
  } finally {
    await file.close();
  }
};
