export { accountHandlers } from './account.routes.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
