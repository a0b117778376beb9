import { existsSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { launchMongod } from '../mongod/launch-mongod.ts';

/** Milliseconds after which it is restarted. */
const RESTARTS_AFTER_MS = 2000;

/**
 * A mongod that is started again whenever it ends, as an engine of containers does, and the way to it, which
 * may take long.
 */
export const startDatabaseUnderFault = async (dataFolder: string) => {
  const mongod = await launchMongod(dataFolder);
  let isAway = false;
  let isOver = false;
  let restarts = 0;
  const keepRunning = async (): Promise<void> => {
    while (!isOver) {
      await pause(RESTARTS_AFTER_MS);
      if (isAway || isOver || existsSync(`/proc/${mongod.pid}`)) continue;
      restarts += 1;
      // On a disk that is full it does not come up.
      await mongod.startAgain().catch(() => undefined);
    }
  };
  const running = keepRunning();

  let delay = 0;
  const sockets = new Set<Socket>();
  const late = (): Transform =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (delay === 0) return done(null, chunk);
        return void setTimeout(() => done(null, chunk), delay);
      },
    });
  const way = createServer((near) => {
    const far = connect(Number(new URL(mongod.uri).port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(late()).pipe(other);
    }
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  return {
    /** Of what must not wait, or blocks the process that the other way leads through. */
    directUri: mongod.uri,
    uri: `mongodb://127.0.0.1:${(way.address() as AddressInfo).port}/wayfarer?directConnection=true`,
    restarts: () => restarts,
    /** Delays all traffic by a number of milliseconds in each direction. */
    setDelay: (milliseconds: number): void => {
      delay = milliseconds;
    },
    /** Ends it at once, and keeps it away until it is called back. */
    goAway: async (): Promise<void> => {
      isAway = true;
      await mongod.stop('SIGKILL');
    },
    comeBack: (): void => {
      isAway = false;
    },
    stop: async (): Promise<void> => {
      isOver = true;
      await running;
      for (const socket of sockets) socket.destroy();
      way.close();
      await mongod.stop();
    },
  };
};
