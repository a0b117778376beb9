import { createHash } from 'node:crypto';

/** A script's or a style sheet's name in a security policy. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
