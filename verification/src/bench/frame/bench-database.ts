import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readConfig } from '@wayfarer/api/config';
import { createDependencies } from '@wayfarer/api/create-dependencies';
import { migrate } from '@wayfarer/api/database/migrate';
import { databaseSchema } from '@wayfarer/api/every-feature';
import type { MoneyDependencies } from '@wayfarer/api/payments';
import { bookingRow } from '@wayfarer/api/testing/stored-data/booking-rows';
import { destinationRow, tourPackageRow } from '@wayfarer/api/testing/stored-data/catalogue-rows';
import { storeData } from '@wayfarer/api/testing/stored-data/store-data';
import { userRow } from '@wayfarer/api/testing/stored-data/user-rows';
import { launchMongod } from '../../mongod/launch-mongod.ts';
import { apiEnvironment } from './process-environment.ts';
import { dataSizeOf, type Size } from './sizes.ts';

/** The password of every user in the data. */
export const PASSWORD = 'a fine long password';
const CACHE = join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'bench');
/** What mongod keeps of its data in memory, once the data is more than the demo's. */
const MEMORY = '3G';

/** Data of one size, and the product on it, in this process. */
export type Data = {
  readonly size: Size;
  readonly uri: string;
  readonly dependencies: MoneyDependencies;
  readonly close: () => Promise<void>;
};

/**
 * Another when any field of a row is made in another way: then kept data is of another shape, and is made
 * anew.
 */
const versionOf = (size: Size): string => {
  const of = dataSizeOf(size);
  const rows = Array.from({ length: 100 }, (_, row) => [
    destinationRow(row),
    tourPackageRow(row, of),
    userRow(row, of, ''),
    bookingRow(row, of),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([of, rows]))
    .digest('hex');
};

const connect = async (address: string, name: string): Promise<{ uri: string; dependencies: MoneyDependencies }> => {
  const url = new URL(address);
  url.pathname = `/${name}`;
  const dependencies = await createDependencies(readConfig(apiEnvironment(url.href)));
  return { uri: url.href, dependencies };
};

/** A replica set of one node, whose data outlives the run. */
export const startBenchDatabase = async () => {
  const mongod = await launchMongod(join(CACHE, 'data'));
  const open: Data[] = [];

  const make = async ({ dependencies }: Pick<Data, 'dependencies'>, size: Size): Promise<void> => {
    const { database, passwords } = dependencies;
    await database.dropDatabase();
    const startedAt = performance.now();
    await storeData(dependencies, dataSizeOf(size), {
      passwordHash: await passwords.hash(PASSWORD, 'bench'),
      onProgress: (line) => console.error(`  ${size}: ${line} after ${Math.round((performance.now() - startedAt) / 1000)} s`),
    });
  };
  const dataIn = async (
    name: string,
    size: Size,
    prepare: (data: Pick<Data, 'dependencies'>) => Promise<void>,
  ): Promise<Data> => {
    const connected = await connect(mongod.uri, name);
    await connected.dependencies.database.db
      ?.admin()
      .command({ setParameter: 1, wiredTigerEngineRuntimeConfig: `cache_size=${MEMORY}` });
    await prepare(connected);
    const close = async (): Promise<void> => {
      await connected.dependencies.passwords.close();
      await connected.dependencies.database.close();
    };
    const data = { ...connected, size, close };
    open.push(data);
    return data;
  };

  return {
    /**
     * The data that is kept from run to run, which a section only reads. Its indexes are those that the
     * product declares now.
     */
    kept: (size: Size): Promise<Data> =>
      dataIn(`bench-${size}`, size, async (data) => {
        const marks = data.dependencies.database.collection<{ _id: string; version: string }>('benchmarks');
        const version = versionOf(size);
        if ((await marks.findOne({ _id: 'data' }))?.version === version) return migrate(data.dependencies, databaseSchema);
        await make(data, size);
        await marks.insertOne({ _id: 'data', version });
      }),
    /** Data of a section's own, which it may change; made anew. */
    scratch: (size: Size): Promise<Data> => dataIn(`bench-scratch-${size}`, size, (data) => make(data, size)),
    stop: async (): Promise<void> => {
      for (const { dependencies, uri, close } of open) {
        if (uri.includes('bench-scratch')) await dependencies.database.dropDatabase();
        await close();
      }
      await mongod.stop();
    },
    pid: mongod.pid,
  };
};
