export { default as freePort } from 'get-port';
export { becomePrimary } from './become-primary.ts';
export { checkReplicaSet } from './check-replica-set.ts';
export { findMongod } from './find-mongod.ts';
export { type LaunchedMongod, type LaunchedReplicaSet, launchMongod, launchReplicaSet } from './launch-mongod.ts';
export { mongodArguments, uriOfEmbedded } from './mongod-arguments.ts';
