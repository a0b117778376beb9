export { activityHandlers } from './activity.routes.ts';
export { adminActionSchema } from './admin-action.model.ts';
export { recordAdminAction } from './record-admin-action.ts';
export { runAsCaller } from './run-as-caller.ts';
