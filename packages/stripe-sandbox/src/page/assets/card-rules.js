// The errors of a card form: used by the page while typing, and by the server for submitted forms.

export const isAmex = (number) => /^3[47]/.test(number);

export const plainNumberOf = (text) => text.replaceAll(/[\s-]/g, '');

export const passesLuhn = (number) => {
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

const numberProblem = (number) => {
  if (number === '') return 'Enter the card number.';
  if (!/^\d{15,19}$/.test(number) || (number.length < 16 && !isAmex(number))) return 'The card number is incomplete.';
  return passesLuhn(number) ? '' : 'The card number is not valid.';
};

export const readExpiry = (text) => {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|20\d{2})\s*$/.exec(text) ?? [];
  if (!(Number(month) >= 1 && Number(month) <= 12)) return null;
  return { expiryMonth: Number(month), expiryYear: (Number(year) % 100) + 2000 };
};

const expiryProblem = (text, today) => {
  const expiry = readExpiry(text);
  if (!expiry) return 'Enter the expiry date as MM / YY.';
  const months = (expiry.expiryYear - today.getUTCFullYear()) * 12 + expiry.expiryMonth - 1 - today.getUTCMonth();
  if (months < 0) return 'The card has expired.';
  return months > 50 * 12 ? 'Enter the expiry date as MM / YY.' : '';
};

export const problemsOf = ({ email, number, expiry, cvc, name }, today) => {
  const plain = plainNumberOf(number);
  const digits = isAmex(plain) ? 4 : 3;
  return {
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? '' : 'Enter an email address like name@example.com.',
    number: numberProblem(plain),
    expiry: expiryProblem(expiry, today),
    cvc: new RegExp(`^\\d{${digits}}$`).test(cvc.trim()) ? '' : `Enter the ${digits} digits of the security code.`,
    name: name.trim() === '' ? 'Enter the name on the card.' : '',
  };
};
