import jwt from 'jsonwebtoken';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Tokens with the claims of a logged-in user but without a valid signature of ours. */
export const forgedTokens = (token: string, secret: string): [kind: string, token: string][] => {
  const { sub, jti } = jwt.decode(token) as { sub: string; jti: string };
  const [header = '', content = '', signature = ''] = token.split('.');
  const claims = { subject: sub, jwtid: jti, issuer: 'wayfarer', audience: 'wayfarer-site', expiresIn: '1d' } as const;
  return [
    ['signed with another key', jwt.sign({}, 'another secret that is long enough too', claims)],
    ['signed with no key', jwt.sign({}, '', { ...claims, algorithm: 'none' })],
    ['signed by another algorithm', jwt.sign({}, secret, { ...claims, algorithm: 'HS512' })],
    ['without its signature', `${header}.${content}.`],
    [
      'with the signature of another content',
      `${header}.${encode({ ...Object(jwt.decode(token)), role: 'admin' })}.${signature}`,
    ],
    [
      'with a key of its own in the header',
      `${encode({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } })}.${content}.${signature}`,
    ],
    ['for another audience', jwt.sign({}, secret, { ...claims, audience: 'elsewhere' })],
    ['by another issuer', jwt.sign({}, secret, { ...claims, issuer: 'elsewhere' })],
    ['for a session that there is not', jwt.sign({}, secret, { ...claims, jwtid: '00000000-0000-4000-8000-000000000000' })],
  ];
};
