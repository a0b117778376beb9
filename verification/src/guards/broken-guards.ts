import { brokenCodes } from './broken-codes.ts';
import { brokenCommands } from './broken-commands.ts';
import { brokenDecisions } from './broken-decisions.ts';
import { brokenEmails } from './broken-emails.ts';
import type { BrokenGuard } from './broken-guard.ts';
import { brokenRefunds } from './broken-refunds.ts';
import { brokenSeats } from './broken-seats.ts';
import { brokenWrites } from './broken-writes.ts';

/** Every guarantee of the money path, and how it is broken. */
export const brokenGuards: readonly BrokenGuard[] = [
  ...brokenWrites,
  ...brokenDecisions,
  ...brokenCommands,
  ...brokenRefunds,
  ...brokenSeats,
  ...brokenCodes,
  ...brokenEmails,
];

/** @param name how the guard's name begins */
export const findBrokenGuard = (name: string): BrokenGuard => {
  const found = brokenGuards.find(({ guard }) => guard.startsWith(name));
  if (found) return found;
  throw new Error(`There is no guard ${name}; there are: ${brokenGuards.map(({ guard }) => guard).join('; ')}.`);
};
