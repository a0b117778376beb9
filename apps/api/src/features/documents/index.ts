export { documentHandlers } from './document.routes.ts';
