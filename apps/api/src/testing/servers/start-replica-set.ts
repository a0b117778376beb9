import { rm } from 'node:fs/promises';
import { findMongod, makeDataFolder } from '@wayfarer/local-stack/mongod';
import { MongoMemoryReplSet } from 'mongodb-memory-server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to vitest's
  interface ProvidedContext {
    mongodbUri: string;
  }
}

/**
 * The files of a dropped database are deleted at once, not after minutes: otherwise many runs in sequence, as
 * for mutants, exhaust the file handles.
 */
const FORGET_AT_ONCE = ['--setParameter', 'minSnapshotHistoryWindowInSeconds=0', '--syncdelay', '5'];
/** Dropping a database waits for the journal, which would be written every 100 milliseconds. */
const WRITE_JOURNAL_OFTEN = ['--journalCommitInterval', '5'];

/** One real one-node replica set for the whole run; every test file has its own database on it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dbPath = await makeDataFolder('wayfarer-tests-');
  const replicaSet = await MongoMemoryReplSet.create({
    binary: { systemBinary: await findMongod(), checkMD5: false },
    replSet: { count: 1, storageEngine: 'wiredTiger' },
    instanceOpts: [
      { dbPath, args: ['--wiredTigerCacheSizeGB', '0.5', ...FORGET_AT_ONCE, ...WRITE_JOURNAL_OFTEN], launchTimeout: 60_000 },
    ],
  });
  project.provide('mongodbUri', replicaSet.getUri());
  return async () => {
    await replicaSet.stop();
    await rm(dbPath, { recursive: true, force: true });
  };
};
