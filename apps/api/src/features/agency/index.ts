export { agencySchema } from './agency.model.ts';
export { agencyHandlers } from './agency.routes.ts';
export { agencyTextsSchema } from './agency-texts.model.ts';
export { editAgency } from './edit-agency.ts';
export { editAgencyTexts } from './edit-agency-texts.ts';
export { noticesSchema } from './notices.model.ts';
export { noticesRepository } from './notices.repository.ts';
export { readAgency } from './read-agency.ts';
export { agreedTextsNow, listWrittenTexts } from './show-agency-texts.ts';
