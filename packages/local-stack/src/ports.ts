import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { codeOf, UserFacingError } from './user-facing-error.ts';

type Address = { readonly port: number; readonly host: string };

/** Whether a program accepts connections there. */
export const listens = async (address: Address): Promise<boolean> => {
  const socket = connect(address);
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
};

/** Why it is not possible to listen there now (the system's error code), or '' if it is. */
const findObstacle = async (address: Address): Promise<string> => {
  const server = createServer().listen({ ...address, exclusive: true });
  const code = await once(server, 'listening').then(() => '', codeOf);
  server.close();
  return code;
};

/**
 * Fails before anything is started if the site could not listen. A program on the other loopback address
 * counts as well: browsers may try that address first for `localhost`.
 */
export const assertPortFree = async ({ port, host }: Address): Promise<void> => {
  const isOtherTaken = host === '127.0.0.1' && (await findObstacle({ port, host: '::1' })) === 'EADDRINUSE';
  const code = isOtherTaken ? 'EADDRINUSE' : await findObstacle({ port, host });
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 3000} npm start.`,
    EACCES: `This account may not use port ${port}: set PORT to a number above 1023.`,
  };
  const notHere = `HOST is '${host}', which is not an address of this machine (${code}): correct it or leave it out for 127.0.0.1.`;
  if (code !== '') throw new UserFacingError(sentences[code] ?? notHere);
};
