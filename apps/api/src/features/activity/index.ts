export { activitySchema } from './activity.model.ts';
export { activityHandlers } from './activity.routes.ts';
export { recordActivity } from './record-activity.ts';
export { runAsCaller } from './run-as-caller.ts';
