// Before the tests: downloads it once, so that test files do not download it in parallel.
import { findMongod } from './find-mongod.ts';

await findMongod({ onProgress: console.log });
