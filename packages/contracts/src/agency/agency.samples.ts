import type { AnswersOf } from '../answers-of.ts';
import type { agencyEndpoints } from './agency.endpoints.ts';
import type { Agency } from './agency.schema.ts';
import { writtenAgency } from './written-agency.ts';

export const sampleAgency: Agency = { ...writtenAgency('Wayfarer'), logo: null, version: 0 };

export const agencyAnswers: AnswersOf<typeof agencyEndpoints> = {
  editAgency: { agency: { ...sampleAgency, version: 1 } },
};
