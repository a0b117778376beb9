import type { agencyEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { editAgency } from './edit-agency.ts';
import { editAgencyTexts } from './edit-agency-texts.ts';
import { editDeskLimits } from './edit-desk-limits.ts';
import { editNotices } from './edit-notices.ts';
import { type AreTripsTaxed, editSelling } from './edit-selling.ts';
import { noticesRepository } from './notices.repository.ts';
import { readDeskLimits } from './read-desk-limits.ts';
import { readSelling } from './read-selling.ts';
import { showAgencyTexts } from './show-agency-texts.ts';

export const agencyHandlers = (
  dependencies: Dependencies,
  areTripsTaxed: AreTripsTaxed,
): Handlers<keyof typeof agencyEndpoints | 'showDeskLimits' | 'editDeskLimits'> => ({
  showDeskLimits: () => readDeskLimits(dependencies),
  editDeskLimits: ({ body }) => editDeskLimits(dependencies, body),
  showSelling: () => readSelling(dependencies),
  editSelling: ({ body }) => editSelling(dependencies, body, areTripsTaxed),
  showNotices: () => noticesRepository(dependencies.database).find(),
  editNotices: ({ body }) => editNotices(dependencies, body),
  showAgencyTexts: ({ query }) => showAgencyTexts(dependencies, query),
  editAgencyTexts: ({ body }) => editAgencyTexts(dependencies, body),
  editAgency: ({ body, files }) => editAgency(dependencies, body, files),
});
