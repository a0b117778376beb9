/** Smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** `br;q=0` refuses an encoding by name. */
const names = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';');
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });

/** Browsers send few different headers, which are cached; made-up ones are parsed each time. */
const MAX_KNOWN = 100;
const MAX_KNOWN_LENGTH = 100;
const known = new Map<string, readonly Encoding[]>();

/** The encodings that a client accepts, smallest first. Uncompressed bytes are always allowed. */
export const acceptedEncodings = (header: string | string[] = ''): readonly Encoding[] => {
  const text = String(header);
  const found = known.get(text);
  if (found) return found;
  const accepted = ENCODINGS.filter((encoding) => encoding === 'identity' || names(text, encoding));
  if (known.size < MAX_KNOWN && text.length <= MAX_KNOWN_LENGTH) known.set(text, accepted);
  return accepted;
};
