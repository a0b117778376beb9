import { defineEndpoints } from '../define-endpoints.ts';
import { importFormSchema, importReportSchema } from './import.schema.ts';

export const importEndpoints = defineEndpoints({
  importTourPackages: {
    summary: 'Add drafts and edit packages from a CSV with the columns of the export, or say what that would do',
    access: 'change-catalogue',
    errors: ['VALIDATION'],
    body: importFormSchema,
    answer: importReportSchema,
  },
  importUsers: {
    summary: 'Add travellers without a password from a CSV with the columns of the export, or say what that would do',
    access: 'change-users',
    errors: ['VALIDATION'],
    body: importFormSchema,
    answer: importReportSchema,
  },
});
