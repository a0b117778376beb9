export { accountHandlers } from './account.routes.ts';
