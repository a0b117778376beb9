type DamagedBody = [kind: string, body: string | Buffer];

const FLIPS = 24;

const flipped = (bytes: Buffer): DamagedBody[] =>
  Array.from({ length: FLIPS }, (_, index) => {
    const at = Math.floor(((index + 0.5) / FLIPS) * bytes.length);
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ (1 << (index % 8));
    return [`bit ${index % 8} of byte ${at} flipped`, copy];
  });

const cut = (bytes: Buffer): DamagedBody[] =>
  [bytes.length - 1, ...[2, 3, 5, 9].map((part) => Math.floor(bytes.length / part))].map((length) => [
    `only the first ${length} bytes`,
    bytes.subarray(0, length),
  ]);

const framed = (body: string): DamagedBody[] =>
  ['\n', '\r\n', ' ', '\t', '\0', '\uFEFF', '\u00A0', ','].flatMap((extra) => [
    [`${JSON.stringify(extra)} before it`, extra + body],
    [`${JSON.stringify(extra)} behind it`, body + extra],
  ]);

/** U+FFFD replaces invalid UTF-8 when decoding: a check of only the decoded text would confuse the two. */
const withBrokenLetters = (body: string): Buffer =>
  Buffer.concat(
    body.split('\uFFFD').flatMap((part, index) => (index === 0 ? [Buffer.from(part)] : [Buffer.from([0xff]), Buffer.from(part)])),
  );

const encodedOtherwise = (body: string): DamagedBody[] => [
  ['letters decomposed', body.normalize('NFD')],
  ['letters escaped', body.replaceAll('é', '\\u00e9')],
  ['letters that are none broken into other bytes', withBrokenLetters(body)],
  ['surrogates lost', body.replaceAll('🏞', '??')],
  ['in Latin-1', Buffer.from(body, 'latin1')],
  ['in UTF-16', Buffer.from(body, 'utf16le')],
  ['in upper case', body.toUpperCase()],
  ['other line ends', body.replaceAll('\n', '\r\n')],
];

const writtenAnew = (body: string): DamagedBody[] => {
  const parsed: object = JSON.parse(body);
  const reversed = Object.fromEntries(Object.entries(parsed).toReversed());
  return [
    ['written anew without its whitespace', JSON.stringify(parsed)],
    ['written anew with other whitespace', JSON.stringify(parsed, null, 4)],
    ['keys in another order', JSON.stringify(reversed, null, 2)],
    ['with a key more', body.replace('{', '{"livemode":true,')],
    ['in an array', `[${body}]`],
    ['twice', body + body],
  ];
};

const replaced = (body: string): DamagedBody[] => [
  ['empty', ''],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['not JSON', 'nonsense'],
  ['of another id', body.replace(/evt_\w+/, 'evt_another')],
  ['of another session', body.replace(/cs_test_\w+/, 'cs_test_another')],
  ['of another kind', body.replace('.completed', '.expired')],
];

/** Kinds of damage to the body of a genuine event, each with a name. */
export const malformedBodiesOf = (body: string): DamagedBody[] => {
  const bytes = Buffer.from(body);
  return [...flipped(bytes), ...cut(bytes), ...framed(body), ...encodedOtherwise(body), ...writtenAnew(body), ...replaced(body)];
};
