// Before the tests: fetched once, so that not every test file in parallel fetches it by itself.
import { findMongod } from './find-mongod.ts';

await findMongod({ onProgress: console.log });
