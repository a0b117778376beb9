import { createHmac } from 'node:crypto';

type DamagedHeader = [kind: string, header: string];

/**
 * What the header is made of: the secret and the body that it signs, when it was signed, and the right
 * signature in hex.
 */
export type Signed = { secret: string; body: string; t: number; v1: string };

export const hexOf = (secret: string, content: string, algorithm = 'sha256'): string =>
  createHmac(algorithm, secret).update(content).digest('hex');

const otherDigits = ({ t, v1 }: Signed): DamagedHeader[] =>
  Array.from({ length: 16 }, (_, index) => {
    const at = index * 4;
    const other = ((Number.parseInt(v1[at] ?? '0', 16) + 1) % 16).toString(16);
    return [`digit ${at} of the signature is another`, `t=${t},v1=${v1.slice(0, at)}${other}${v1.slice(at + 1)}`];
  });

const otherTimes = ({ t, v1, secret, body }: Signed): DamagedHeader[] => [
  ...[-1, 1, 60, -301, 1000 * t].map((shift): DamagedHeader => [`its time moved by ${shift} s`, `t=${t + shift},v1=${v1}`]),
  ...[301, 302, 3600, 86_400, t].map(
    (age): DamagedHeader => [`signed ${age} s ago`, `t=${t - age},v1=${hexOf(secret, `${t - age}.${body}`)}`],
  ),
];

const signedOtherwise = ({ t, secret, body }: Signed): DamagedHeader[] => {
  const content = `${t}.${body}`;
  const signatures: DamagedHeader[] = [
    ['with another secret', hexOf('whsec_of_somebody_else', content)],
    ['with no secret', hexOf('', content)],
    ['with the secret in upper case', hexOf(secret.toUpperCase(), content)],
    ['without its time', hexOf(secret, body)],
    ['with time and body joined otherwise', hexOf(secret, `${t}:${body}`)],
    ['by SHA-1', hexOf(secret, content, 'sha1')],
    ['by SHA-512', hexOf(secret, content, 'sha512')],
    ['in base64', Buffer.from(hexOf(secret, content), 'hex').toString('base64')],
  ];
  return signatures.map(([how, signature]) => [`signed ${how}`, `t=${t},v1=${signature}`]);
};

const malformed = ({ t, v1 }: Signed): DamagedHeader[] => [
  ['empty', ''],
  ['says nothing', 'nonsense'],
  ['no signature', `t=${t}`],
  ['an empty signature', `t=${t},v1=`],
  ['no time', `v1=${v1}`],
  ['an empty time', `t=,v1=${v1}`],
  ['a time in words', `t=now,v1=${v1}`],
  ['a scheme of tests only', `t=${t},v0=${v1}`],
  ['an unknown scheme', `t=${t},v2=${v1}`],
  ['the signature alone', v1],
  ['in upper case', `t=${t},v1=${v1.toUpperCase()}`],
  ['a digit short', `t=${t},v1=${v1.slice(1)}`],
  ['a digit more', `t=${t},v1=${v1}0`],
  ['only its first half', `t=${t},v1=${v1.slice(0, 32)}`],
  ['joined by a semicolon', `t=${t};v1=${v1}`],
  ['two other times', `t=${t - 1},v1=${v1},t=${t - 2}`],
];

/** Kinds of damage to the header of a genuine event, each with a name. */
export const malformedHeadersOf = (signed: Signed): DamagedHeader[] => [
  ...otherDigits(signed),
  ...otherTimes(signed),
  ...signedOtherwise(signed),
  ...malformed(signed),
];
