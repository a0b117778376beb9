import sharp from 'sharp';
import { samplePicture } from '../samples/sample-picture.ts';
import { oversizedPicture } from './oversized-picture.ts';

/** What no served file may contain. */
export const PAYLOAD = '<script>alert(1)</script>';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const text = (content: string): Buffer => Buffer.from(content, 'latin1');

const flipped = (file: Buffer, at: number): Buffer => {
  const changed = Buffer.from(file);
  const index = Math.floor(file.length * at);
  changed[index] = (changed[index] ?? 0) ^ 0xff;
  return changed;
};

/** Each format truncated, with a byte changed, and with a page appended. */
const damaged = async (format: (typeof FORMATS)[number]): Promise<[string, Buffer][]> => {
  const file = await samplePicture(format);
  return [
    ...[0.1, 0.5, 0.9].map((part): [string, Buffer] => [
      `${format}, cut off at ${part}`,
      file.subarray(0, Math.floor(file.length * part)),
    ]),
    ...[0.05, 0.3, 0.7].map((at): [string, Buffer] => [`${format}, another byte at ${at}`, flipped(file, at)]),
    [`${format} with a page behind it`, Buffer.concat([file, text(`<html>${PAYLOAD}</html>`)])],
  ];
};

/** Files uploaded as pictures with bad intent or by mistake. */
export const hostileFiles = async (): Promise<[kind: string, file: Buffer][]> => {
  const withMetadata = await sharp(await samplePicture())
    .withExif({ IFD0: { Artist: PAYLOAD, ImageDescription: PAYLOAD } })
    .jpeg()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${PAYLOAD}<image href="file:///etc/passwd"/></svg>`;
  return [
    ...(await Promise.all(FORMATS.map(damaged))).flat(),
    ['metadata with a script', withMetadata],
    ['30,000 × 30,000 pixels in a few bytes', oversizedPicture(30_000)],
    ['a drawing with a script and a file of the server', text(svg)],
    [
      'a drawing that grows without end',
      text(`<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`),
    ],
    ['a page', text(`<html>${PAYLOAD}</html>`)],
    ['a moving picture', text('GIF89a\x01\x00\x01\x00\x80\x00\x00')],
    ['a bitmap', text('BM\x3a\x00\x00\x00')],
    ['a PDF', text('%PDF-1.7\n1 0 obj')],
    ['an archive', text('PK\x03\x04\x14\x00')],
    ['a program', text('\x7fELF\x02\x01\x01')],
    ['a script of the shell', text('#!/bin/sh\necho harm\n')],
    ['a beginning of PNG alone', text('\x89PNG\r\n\x1a\n')],
    ['a beginning of JPEG alone', text('\xff\xd8\xff\xe0')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(4096)],
    ['a picture of MVG, which some tools run', text("push graphic-context\nimage over 0,0 0,0 'https://example.com/x'\n")],
  ];
};
