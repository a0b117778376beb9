const replicaSet = 'wayfarer';

/** Reachable from this machine only; a one-node replica set because transactions need one. */
const flags = {
  '--bind_ip': '127.0.0.1',
  '--replSet': replicaSet,
  '--oplogSize': '256',
  // Enough for the demo's data; mongod's own default would take half of the machine's memory.
  '--wiredTigerCacheSizeGB': '0.25',
  '--setParameter': 'diagnosticDataCollectionEnabled=false',
};

/** What mongod is started with to serve one product from one data folder. */
export const mongodArguments = (options: { readonly dataFolder: string; readonly port: number }): string[] => [
  ...Object.entries(flags).flat(),
  '--dbpath',
  options.dataFolder,
  '--port',
  String(options.port),
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
];

/** The one member as the replica set's configuration names it. */
export const memberOf = (port: number) => ({ replicaSet, host: `127.0.0.1:${port}` });

/** @param ports of its members, one or several */
export const uriOfEmbedded = (ports: number | readonly number[], database: string): string =>
  `mongodb://${[ports]
    .flat()
    .map((port) => memberOf(port).host)
    .join()}/${database}?replicaSet=${replicaSet}`;
