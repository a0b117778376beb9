import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { inject } from 'vitest';

/** A way to the database that can fall silent with every connection open, as a frozen machine does. */
export const startWay = async () => {
  const { hostname, port } = new URL(inject('mongodbUri'));
  const name = `test-${randomBytes(6).toString('hex')}`;
  const pairs: [Socket, Socket][] = [];
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    pairs.push([near, far]);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  return {
    uri: `mongodb://127.0.0.1:${(way.address() as AddressInfo).port}/${name}?directConnection=true`,
    /** Of the same database, by another way. */
    openUri: `mongodb://${hostname}:${port}/${name}?directConnection=true`,
    fallSilent: (): void => {
      for (const socket of pairs.flat()) socket.unpipe().pause();
    },
    speakAgain: (): void => {
      for (const [near, far] of pairs) near.pipe(far).pipe(near);
    },
    close: (): void => {
      for (const socket of pairs.flat()) socket.destroy();
      way.close();
    },
  };
};
