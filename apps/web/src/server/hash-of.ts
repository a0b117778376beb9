import { createHash } from 'node:crypto';

/** The hash of a script or style sheet for a content security policy. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
