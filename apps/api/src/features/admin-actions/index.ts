export { adminActionSchema } from './admin-action.model.ts';
export { runAsCaller } from './run-as-caller.ts';
