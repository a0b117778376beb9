export const replicaSet = 'wayfarer';

/**
 * What mongod is started with to serve one product from one data folder: reachable from this machine only, and a replica set, even of one
 * node, because transactions need one. The cache is enough for the demo's data, where mongod's own default would take half of the memory.
 * Files of the journal have 100 MB by default, several of them made in advance: 300 MB on the disk, and half of the time of a start.
 */
export const mongodArguments = ({ dataFolder, port }: { readonly dataFolder: string; readonly port: number }): string[] => [
  ...`--bind_ip 127.0.0.1 --port ${port} --replSet ${replicaSet} --oplogSize 256 --wiredTigerCacheSizeGB 0.25`.split(' '),
  ...'--wiredTigerEngineConfigString log=(file_max=8MB) --setParameter diagnosticDataCollectionEnabled=false'.split(' '),
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
  '--dbpath',
  dataFolder,
];

/** A member as the replica set's configuration names it. */
export const hostOf = (port: number): string => `127.0.0.1:${port}`;

/** The product's database on the members that listen on these ports. The driver looks for them 20 times a second while they start. */
export const uriOfEmbedded = (ports: readonly number[]): string =>
  `mongodb://${ports.map(hostOf).join()}/wayfarer?replicaSet=${replicaSet}&minHeartbeatFrequencyMS=50`;
