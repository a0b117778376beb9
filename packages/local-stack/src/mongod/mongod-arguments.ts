export const replicaSet = 'wayfarer';

/** Reachable from this machine only; a replica set, even of one node, because transactions need one. */
const flags = {
  '--bind_ip': '127.0.0.1',
  '--replSet': replicaSet,
  '--oplogSize': '256',
  // Enough for the demo's data; mongod's own default would take half of the machine's memory.
  '--wiredTigerCacheSizeGB': '0.25',
  '--setParameter': 'diagnosticDataCollectionEnabled=false',
  // Of 100 MB each by default, several of them made in advance: 300 MB on the disk, and half of the time of a start.
  '--wiredTigerEngineConfigString': 'log=(file_max=8MB)',
};

/** What mongod is started with to serve one product from one data folder. */
export const mongodArguments = ({ dataFolder, port }: { readonly dataFolder: string; readonly port: number }): string[] => [
  ...Object.entries(flags).flat(),
  '--dbpath',
  dataFolder,
  '--port',
  String(port),
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
];

/** A member as the replica set's configuration names it. */
export const hostOf = (port: number): string => `127.0.0.1:${port}`;

/** The product's database on the members that listen on these ports. The driver looks for them 20 times a second while they start. */
export const uriOfEmbedded = (ports: readonly number[]): string =>
  `mongodb://${ports.map(hostOf).join()}/wayfarer?replicaSet=${replicaSet}&minHeartbeatFrequencyMS=50`;
