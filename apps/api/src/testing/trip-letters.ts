import { addDays, type CalendarDate, TRIP_REMINDER_DAYS } from '@wayfarer/contracts';
import { planTripLetters } from '../features/bookings/index.ts';
import { signUp, signUpAdmin } from './accounts.ts';
import { addTourPackage, todayOf } from './catalogue.ts';
import { takePart } from './deposits.ts';
import type { MoneyJourney } from './money-journey.ts';
import type { Post } from './servers/start-post.ts';
import { setAgency } from './set-agency.ts';
import type { TestApi } from './start-test-api.ts';

/** What two persons pay, in rupees. */
const PRICE = 3999.98;

/** Bookings of a trip of three days, and the days that pass until it and after it. */
export const startTripLetters = (api: TestApi, journey: MoneyJourney, post: Post) => {
  const moveTo = (day: CalendarDate, time: string): void =>
    api.clock.moveBy(Date.parse(`${day}T${time}:00Z`) - api.clock.now().getTime());
  const plan = () => planTripLetters(api.dependencies);
  const set = async (days: { tripReminderDays?: readonly number[]; afterTripDays?: number | '' }): Promise<void> =>
    setAgency(api, await signUpAdmin(api), days);
  return {
    moveTo,
    plan,
    set,
    /** A new morning on which nothing is due of what was booked before. */
    begin: async (days: Parameters<typeof set>[0]): Promise<void> => {
      await post.clear();
      await api.dependencies.database.collection('bookings').deleteMany({});
      moveTo(addDays(todayOf(api), 2), '06:00');
      await set({ tripReminderDays: TRIP_REMINDER_DAYS, afterTripDays: '', ...days });
    },
    /** A booking so many days ahead that is paid in cash: the provider has a clock of its own. */
    bookAhead: async (daysAhead: number) => {
      const [admin, by] = [await signUpAdmin(api), await signUp(api)];
      const of = await addTourPackage(api, admin);
      const travelDate = addDays(todayOf(api), daysAhead);
      const booking = await journey.book({ of, by, travelDate });
      await takePart(api, admin, booking, PRICE).expect(201);
      /** In alphabetical order. */
      const got = (): string[] =>
        post
          .subjectsTo(`${by.username}@example.com`)
          .flatMap((subject) => /^(In (?:a week|\d+ days)|Tomorrow|Today|How was your trip)/.exec(subject)?.[1] ?? []);
      return { booking, by, travelDate, got };
    },
    /** Each of these days from now on: two processes plan what is due, and send it. */
    live: async (days: number): Promise<void> => {
      for (let day = 0; day < days; day += 1) {
        const today = todayOf(api);
        moveTo(today, '09:00');
        await Promise.all([plan(), plan()]);
        moveTo(today, '10:01');
        await Promise.all([post.pass(), post.pass()]);
        await Promise.all([plan(), plan()]);
        moveTo(addDays(today, 1), '06:00');
      }
    },
  };
};
