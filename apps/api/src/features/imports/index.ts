export { importHandlers } from './import.routes.ts';
