export { accountHandlers } from './account.routes.ts';
export { eraseAccount } from './erase-account.ts';
export { type ExportEntities, exportAccount } from './export-account.ts';
export { presentSession } from './session.presenter.ts';
