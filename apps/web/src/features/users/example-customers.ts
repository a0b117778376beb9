import { csvLineOf, TRAVELLER, userColumnHeadings } from '@wayfarer/contracts';

/** A file for an import with the headings of the export and one line. */
export const exampleCustomers = (): string => {
  const { username, role, email } = userColumnHeadings;
  return csvLineOf([username, role, email]) + csvLineOf(['asha.rao', TRAVELLER, 'asha.rao@example.com']);
};
