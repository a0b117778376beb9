import type { agencyEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { editAgency } from './edit-agency.ts';

export const agencyHandlers = (dependencies: Dependencies): Handlers<keyof typeof agencyEndpoints> => ({
  editAgency: ({ body, files }) => editAgency(dependencies, body, files),
});
