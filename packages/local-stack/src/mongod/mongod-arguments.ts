export const replicaSet = 'wayfarer';

/**
 * The arguments of a mongod for one product and one data folder: reachable from this machine only, and a
 * replica set, even with one node, because transactions need one. The cache is enough for the demo's data;
 * mongod's default would take half of the memory. What takes long is not logged, because mongod logs it with
 * its documents, and so with addresses and names. Journal files have 100 MB by default, several of them
 * created in advance: 300 MB on the disk, and half of the start-up time.
 */
export const mongodArguments = ({ dataFolder, port }: { readonly dataFolder: string; readonly port: number }): string[] => [
  ...`--bind_ip 127.0.0.1 --port ${port} --replSet ${replicaSet} --oplogSize 256 --wiredTigerCacheSizeGB 0.25`.split(' '),
  ...'--wiredTigerEngineConfigString log=(file_max=8MB) --setParameter diagnosticDataCollectionEnabled=false'.split(' '),
  ...'--slowOpSampleRate 0'.split(' '),
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
  '--dbpath',
  dataFolder,
];

/** The host of a member in the replica set's configuration. */
export const hostOf = (port: number): string => `127.0.0.1:${port}`;

/**
 * The connection string of the database on these ports. The driver polls them 20 times a second while they
 * start.
 */
export const uriOfEmbedded = (ports: readonly number[]): string =>
  `mongodb://${ports.map(hostOf).join()}/wayfarer?replicaSet=${replicaSet}&minHeartbeatFrequencyMS=50`;
