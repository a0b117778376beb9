import { formatMoney } from '@wayfarer/contracts';

/** '₹174.00', or 'USD 2.05' where the payment provider keeps the account in another currency. */
export const formatAmount = (amount: number, currency: string): string =>
  formatMoney(amount, currency === 'INR' ? '₹' : `${currency} `);
