import { findPortObstacle } from './find-port-obstacle.ts';
import { UserFacingError } from './user-facing-error.ts';

const sentences: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 3000} npm start.`,
  EACCES: (port) => `Port ${port} may not be used by this account: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (_, host) => `HOST is '${host}', which is no address of this machine: correct it or leave it out for 127.0.0.1.`,
  ENOTFOUND: (_, host) => `HOST is '${host}', which is no address of this machine: correct it or leave it out for 127.0.0.1.`,
};

/**
 * Says so before anything is started when the site could not listen. A program on the other loopback address counts as
 * well: browsers may try that one first for `localhost`.
 */
export const assertPortFree = async (port: number, host: string): Promise<void> => {
  const obstacle = await findPortObstacle(port, host);
  const onOtherLoopback = host === '127.0.0.1' && (await findPortObstacle(port, '::1')) === 'EADDRINUSE' ? 'EADDRINUSE' : null;
  const code = obstacle ?? onOtherLoopback;
  if (code === null) return;
  throw new UserFacingError(
    sentences[code]?.(port, host) ?? `The site cannot listen on ${host}, port ${port} (${code}): set PORT and HOST to others.`,
  );
};
