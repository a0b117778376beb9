import type { agencyEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { editAgency } from './edit-agency.ts';
import { editAgencyTexts } from './edit-agency-texts.ts';
import { showAgencyTexts } from './show-agency-texts.ts';

export const agencyHandlers = (dependencies: Dependencies): Handlers<keyof typeof agencyEndpoints> => ({
  showAgencyTexts: ({ query }) => showAgencyTexts(dependencies, query.version),
  editAgencyTexts: ({ body }) => editAgencyTexts(dependencies, body),
  editAgency: ({ body, files }) => editAgency(dependencies, body, files),
});
