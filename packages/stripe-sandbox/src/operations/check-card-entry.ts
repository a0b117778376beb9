import { brandOf } from './test-cards.ts';

/** What the traveller typed, as text. */
export type CardEntry = {
  email: string;
  number: string;
  expiry: string;
  cvc: string;
  name: string;
};
export type CardErrors = Partial<Record<keyof CardEntry, string>>;

export type CheckedCard = {
  email: string;
  number: string;
  expiryMonth: number;
  expiryYear: number;
  name: string;
};

/** Checks every field and says what is wrong at each; nothing typed is stored by it. `now` is epoch seconds. */
export const checkCardEntry = (entry: CardEntry, now: number): { card: CheckedCard } | { errors: CardErrors } => {
  const number = entry.number.replaceAll(/[\s-]/g, '');
  const expiry = readExpiry(entry.expiry);
  const problems: [keyof CardEntry, string | null][] = [
    ['email', emailProblem(entry.email.trim())],
    ['number', numberProblem(number)],
    ['expiry', expiryProblem(expiry, now)],
    ['cvc', cvcProblem(entry.cvc.trim(), number)],
    ['name', entry.name.trim() === '' ? 'Enter the name on the card.' : null],
  ];
  const errors: CardErrors = {};
  for (const [field, problem] of problems) if (problem !== null) errors[field] = problem;
  if (expiry === null || Object.keys(errors).length > 0) return { errors };
  return {
    card: {
      email: entry.email.trim().slice(0, 512),
      number,
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
      name: entry.name.trim().slice(0, 200),
    },
  };
};

const emailProblem = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : 'Enter an e-mail address like name@example.com.';

const numberProblem = (number: string): string | null => {
  if (number === '') return 'Enter the card number.';
  if (!/^\d{12,19}$/.test(number) || (brandOf(number) === 'visa' && number.length < 16)) return 'The card number is incomplete.';
  return passesLuhn(number) ? null : 'The card number is not valid.';
};

/** The check digit of every card number: doubled from the right, every second digit, the sum is a multiple of ten. */
export const passesLuhn = (number: string): boolean => {
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

const readExpiry = (text: string): { month: number; year: number } | null => {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|20\d{2})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  const year = Number(match[2]);
  return month >= 1 && month <= 12 ? { month, year: year < 100 ? 2_000 + year : year } : null;
};

const expiryProblem = (expiry: { month: number; year: number } | null, now: number): string | null => {
  if (!expiry) return 'Enter the expiry date as MM / YY.';
  const today = new Date(now * 1_000);
  const months = (expiry.year - today.getUTCFullYear()) * 12 + expiry.month - 1 - today.getUTCMonth();
  if (months < 0) return 'The card has expired.';
  return months > 50 * 12 ? 'Enter the expiry date as MM / YY.' : null;
};

const cvcProblem = (cvc: string, number: string): string | null => {
  const digits = brandOf(number) === 'amex' ? 4 : 3;
  return new RegExp(`^\\d{${digits}}$`).test(cvc) ? null : `Enter the ${digits} digits of the security code.`;
};
