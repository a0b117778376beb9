import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf, UserFacingError } from './user-facing-error.ts';

/** Why nobody could listen there now (the system's error code), or null if one could. */
export const findPortObstacle = async (port: number, host: string): Promise<string | null> => {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return null;
  } catch (error) {
    return codeOf(error);
  }
};

/**
 * Says so before anything is started when the site could not listen. A program on the other loopback address counts as
 * well: browsers may try that one first for `localhost`.
 */
export const assertPortFree = async (port: number, host: string): Promise<void> => {
  const onOtherLoopback = host === '127.0.0.1' ? await findPortObstacle(port, '::1') : null;
  const code = (await findPortObstacle(port, host)) ?? (onOtherLoopback === 'EADDRINUSE' ? onOtherLoopback : null);
  if (code === null) return;
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 3000} npm start.`,
    EACCES: `Port ${port} may not be used by this account: set PORT to a number above 1023.`,
  };
  const notHere = `HOST is '${host}', which is no address of this machine (${code}): correct it or leave it out for 127.0.0.1.`;
  throw new UserFacingError(sentences[code] ?? notHere);
};
