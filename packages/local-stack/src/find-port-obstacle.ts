import { once } from 'node:events';
import { createServer } from 'node:net';

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
    return error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
  }
};
