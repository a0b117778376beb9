// For tests and checks that need a database of their own.
export { until } from '../until.ts';
export { findMongod } from './find-mongod.ts';
export { freePort } from './free-port.ts';
export { makeDataFolder } from './make-data-folder.ts';
export { mongodArguments, uriOfEmbedded } from './mongod-arguments.ts';
export { becomePrimary, isInGoodOrder, isPrimary } from './replica-set.ts';
