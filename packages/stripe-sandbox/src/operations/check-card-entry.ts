import { type CardEntry, plainNumberOf, problemsOf, readExpiry } from '../page/assets/card-rules.js';

export type { CardEntry } from '../page/assets/card-rules.js';
export type CardErrors = Partial<Record<keyof CardEntry, string>>;

export type CheckedCard = Pick<CardEntry, 'email' | 'number' | 'name'> & { expiryMonth: number; expiryYear: number };

/** Checks every field and returns the error for each; stores nothing. `now` is epoch seconds. */
export const checkCardEntry = (entry: CardEntry, now: number): { card: CheckedCard } | { errors: CardErrors } => {
  const problems = Object.entries(problemsOf(entry, new Date(now * 1_000)));
  const errors: CardErrors = Object.fromEntries(problems.filter(([, problem]) => problem !== ''));
  const expiry = readExpiry(entry.expiry);
  if (expiry === null || Object.keys(errors).length > 0) return { errors };
  const [email, name] = [entry.email.trim().slice(0, 512), entry.name.trim().slice(0, 200)];
  return { card: { email, number: plainNumberOf(entry.number), ...expiry, name } };
};
