export { letterRecordSchema } from './letter.model.ts';
export { letterHandlers } from './letter.routes.ts';
export { readOwnWords } from './read-own-words.ts';
