import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { inject } from 'vitest';

/** A TCP proxy to the database that can freeze with every connection open, as a frozen machine does. */
export const startDatabaseProxy = async () => {
  const { hostname, port } = new URL(inject('mongodbUri'));
  const name = `test-${randomBytes(6).toString('hex')}`;
  const pairs: [Socket, Socket][] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    pairs.push([near, far]);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    uri: `mongodb://127.0.0.1:${(proxy.address() as AddressInfo).port}/${name}?directConnection=true`,
    /** The same database, without the proxy. */
    directUri: `mongodb://${hostname}:${port}/${name}?directConnection=true`,
    freeze: (): void => {
      for (const socket of pairs.flat()) socket.unpipe().pause();
    },
    resume: (): void => {
      for (const [near, far] of pairs) near.pipe(far).pipe(near);
    },
    close: (): void => {
      for (const socket of pairs.flat()) socket.destroy();
      proxy.close();
    },
  };
};
