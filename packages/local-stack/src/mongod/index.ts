export { becomePrimary } from './become-primary.ts';
export { checkReplicaSet } from './check-replica-set.ts';
export { clearDatabase } from './clear-database.ts';
export { findMongod } from './find-mongod.ts';
export { freePort } from './free-port.ts';
export { type LaunchedMongod, launchMongod } from './launch-mongod.ts';
export { type LaunchedReplicaSet, launchReplicaSet } from './launch-replica-set.ts';
export { mongodArguments, uriOfEmbedded } from './mongod-arguments.ts';
