export { adminActionSchema } from './admin-action.model.ts';
export { cutErasableFields } from './cut-erasable-fields.repository.ts';
export { recordAdminAction } from './record-admin-action.ts';
export { runAsCaller } from './run-as-caller.ts';
