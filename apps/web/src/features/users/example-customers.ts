import { csvLineOf, TRAVELLER, userColumnHeadings } from '@wayfarer/contracts';

/** A file for an import with the headings of the export and one line. */
export const exampleCustomers = (): string => {
  const { name, username, role, email, phone } = userColumnHeadings;
  return (
    csvLineOf([name, username, role, email, phone]) +
    csvLineOf(['Asha Rao', 'asha.rao', TRAVELLER, 'asha.rao@example.com', '+91 98450 12345'])
  );
};
