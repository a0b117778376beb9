import { checkMoney, lineOf } from '../features/money-check/index.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run money:check -- [--days <days of payments to compare with the provider, 7 by default>]';

const readDays = ([name, value = '']: readonly string[]): number => {
  if (name === undefined) return 7;
  if (name !== '--days' || !/^\d{1,4}$/.test(value)) throw new Error(USAGE);
  return Number(value);
};

await runCommand(async (dependencies) => {
  const days = readDays(process.argv.slice(2));
  const { findings, bookings, sessions, needReview } = await checkMoney(dependencies, {
    days,
    report: (finding) => console.log(lineOf(finding)),
  });
  const seen = `Bookings checked: ${bookings}. Paid sessions compared: ${sessions} (days: ${days}).`;
  console.log(`Problems found: ${findings}. ${seen} Payments waiting for review: ${needReview}.`);
  if (findings > 0) process.exitCode = 1;
});
