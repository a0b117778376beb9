import type { Booking } from '@wayfarer/contracts';
import { type Finding, lineOf } from '../features/money-check/finding.ts';
import { checkMoney } from '../features/money-check/index.ts';
import type { Account } from './accounts.ts';
import { readPdf } from './read-pdf.ts';
import type { TestApi } from './start-test-api.ts';

/** The text of the invoice that counts for a booking, or of its document of a number. */
export const invoiceTextOf = async (
  { request }: TestApi,
  { bearer }: Pick<Account, 'bearer'>,
  { _id }: Pick<Booking, '_id'>,
  number?: string,
): Promise<string> => {
  const call = request.get(`/api/booking/invoice/${_id}`).query(number === undefined ? {} : { number });
  return readPdf((await call.set(bearer).responseType('blob').expect(200)).body);
};

/** What the check of money finds wrong with invoices. */
export const invoiceFindings = async ({ dependencies }: TestApi): Promise<string[]> => {
  const found: Finding[] = [];
  await checkMoney(dependencies, { days: 1, report: (finding) => found.push(finding) });
  return found.filter(({ rule }) => rule === 'invoice').map(lineOf);
};
