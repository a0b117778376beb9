export { agencySchema } from './agency.model.ts';
export { agencyHandlers } from './agency.routes.ts';
export { readAgency } from './read-agency.ts';
