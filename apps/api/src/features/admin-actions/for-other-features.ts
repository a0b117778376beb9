export { actForCaller } from './act-for-caller.ts';
export { adminActionSchema } from './admin-action.model.ts';
