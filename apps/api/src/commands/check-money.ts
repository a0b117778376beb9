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
  const seen = `${bookings} bookings checked, ${sessions} paid sessions of ${days} days compared`;
  const waiting = needReview === 0 ? '' : ` ${needReview} payments are waiting for review.`;
  console.log(`${findings === 0 ? 'No problems found' : `${findings} problems found`}: ${seen}.${waiting}`);
  if (findings > 0) process.exitCode = 1;
});
