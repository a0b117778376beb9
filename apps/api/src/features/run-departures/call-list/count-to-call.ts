import { MAX_WAITING, type Waiting } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import { departureKeyOf } from '../../departures/index.ts';
import { unwrittenEmailRepository } from '../../emails/index.ts';
import { stillTrue } from '../calls/emails-to-call.ts';
import { callsRepository } from './calls.repository.ts';

/** Messages that one departure can wait for a call with, at most so many are read for each. */
const CAUSES_EACH = 5;

/**
 * On how many departures somebody has to be called, no further than is shown, and which of them is the
 * soonest.
 */
export const countToCall = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
): Promise<Pick<Waiting, 'toCall' | 'nextToCall'>> => {
  const [today, most] = [todayOf(needs), MAX_WAITING * CAUSES_EACH];
  const [due, unwritten] = await Promise.all([
    callsRepository(needs.database).listDue(today, most),
    unwrittenEmailRepository(needs.database)
      .listToCall(today, most)
      .then((all) => stillTrue(needs.database, all)),
  ]);
  const departures = [...new Set([...due, ...unwritten.map(({ departure }) => departure)])]
    .map(departureKeyOf)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const [next] = departures;
  return { toCall: Math.min(departures.length, MAX_WAITING), ...(next === undefined ? {} : { nextToCall: next }) };
};
