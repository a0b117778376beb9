// For tests and checks that need a database of their own.
export { default as freePort } from 'get-port';
export { until } from '../until.ts';
export { findMongod } from './find-mongod.ts';
export { makeDataFolder } from './make-data-folder.ts';
export { mongodArguments, uriOfEmbedded } from './mongod-arguments.ts';
export { becomePrimary, isInGoodOrder, isPrimary } from './replica-set.ts';
