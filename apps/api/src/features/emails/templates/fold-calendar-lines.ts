import { charactersOf } from '@wayfarer/contracts';

const MAX_LINE_BYTES = 75;

const folded = (line: string): string => {
  const lines = [''];
  let bytes = 0;
  for (const character of charactersOf(line).flatMap((each) =>
    Buffer.byteLength(each) < MAX_LINE_BYTES ? [each] : Array.from(each),
  )) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      // The space that marks a continued line counts.
      lines.push(' ');
      bytes = 1;
    }
    lines.push(`${lines.pop()}${character}`);
    bytes += size;
  }
  return lines.join('\r\n');
};

/** A calendar file whose lines have at most 75 bytes, and no character split (RFC 5545, 3.1). */
export const foldCalendarLines = (file: string): string =>
  file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');
