import type { AnswersOf } from '../answers-of.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import { sampleUser } from '../user/user.samples.ts';
import type { importEndpoints } from './import.endpoints.ts';
import { packageColumns } from './import.rules.ts';
import type { ImportReport } from './import.schema.ts';

export const sampleImportReport: ImportReport = {
  isDryRun: true,
  lines: 3,
  added: 1,
  changed: 1,
  unchanged: 0,
  wrong: 1,
  isWritten: false,
  problems: [{ line: 4, column: packageColumns.price, message: 'The price must be above 0.' }],
  ignored: ['Days'],
  preview: [{ line: 2, name: sampleTourPackage.title, outcome: 'changed' }],
};

export const importAnswers: AnswersOf<typeof importEndpoints> = {
  importTourPackages: sampleImportReport,
  importUsers: { ...sampleImportReport, problems: [], wrong: 0, preview: [{ line: 2, name: sampleUser.email, outcome: 'new' }] },
};
