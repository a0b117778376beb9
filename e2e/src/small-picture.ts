import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** A PNG of 60 × 40 sand-coloured pixels, so that the journeys need no file and no image library. */
export const smallPicture: Buffer = (() => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60, 0);
  header.writeUInt32BE(40, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(60 * 3, Buffer.from([226, 202, 160]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 40 }, () => line)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
})();
