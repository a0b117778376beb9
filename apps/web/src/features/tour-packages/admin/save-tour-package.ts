import { type EditEffect, editEffectSchema, formatMoney, groupDigits, NO_EFFECT_ACCEPTED } from '@wayfarer/contracts';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { type AnswerOf, callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { confirm, type Question } from '../../../shared/ui/overlays/confirm.ts';
import { NO_SCHEDULE } from '../form/schedule/schedule-values.ts';

/**
 * What an edit would do to bookings and price, if the server refused it because nobody has accepted that;
 * null for every other failure.
 */
const effectIn = (thrown: unknown): EditEffect | null => {
  if (!(thrown instanceof ApiFailure) || thrown.code !== 'EFFECT_NOT_ACCEPTED') return null;
  return editEffectSchema.safeParse(thrown.details.effect).data ?? null;
};

const bookingsOf = (count: number): string => (count === 1 ? '1 booking' : `${groupDigits(count)} bookings`);

const titleOf = ({ outside, overbooked }: EditEffect, isScheduled: boolean): string => {
  if (outside.days > 0)
    return `This leaves ${bookingsOf(outside.bookings)} ${isScheduled ? 'on days without a departure' : 'outside the new dates'}`;
  if (overbooked.days > 0) return 'This allows fewer seats than are taken';
  return 'This changes the price by more than half';
};

/** The lines of some days, with one for those that are not listed. */
const linesOf = ({ listed, days }: EditEffect['outside'], lineOf: (day: EditEffect['outside']['listed'][number]) => string) => {
  const more = days - listed.length;
  return [...listed.map(lineOf), ...(more > 0 ? [`and ${groupDigits(more)} more ${more === 1 ? 'day' : 'days'}`] : [])];
};

const questionOf = (effect: EditEffect, capacity: string, isScheduled: boolean): Question => {
  const { outside, overbooked, price } = effect;
  const isAboutBookings = outside.days + overbooked.days > 0;
  return {
    title: titleOf(effect, isScheduled),
    text: isAboutBookings
      ? 'These bookings stay as they are, and nobody is told. Contact their travellers, or cancel what cannot take place.'
      : 'Bookings keep the price that they were made at.',
    list: [
      ...linesOf(outside, ({ travelDate, paid, unpaid }) => {
        const notPaid = unpaid === 0 ? '' : `, ${groupDigits(unpaid)} not paid`;
        return `${formatDay(travelDate)}: ${bookingsOf(paid + unpaid)}${notPaid}`;
      }),
      ...linesOf(
        overbooked,
        ({ travelDate, seats }) => `${formatDay(travelDate)}: ${groupDigits(seats)} seats taken, limit ${capacity}`,
      ),
      ...(price === null ? [] : [`Price per person: ${formatMoney(price.from)} now, then ${formatMoney(price.to)}`]),
    ],
    confirmLabel: 'Save anyway',
    cancelLabel: 'Go back',
  };
};

type Saved = AnswerOf<'editTourPackage'>;

/**
 * Edits a package. Where that would strand bookings, or change the price by more than half, it first asks,
 * and asks again if this changes meanwhile; nothing is saved in between.
 * @returns null if the editor went back
 */
export const saveTourPackage = async (id: string, body: FormData, accepted = NO_EFFECT_ACCEPTED): Promise<Saved | null> => {
  body.set('acceptedEffect', accepted);
  try {
    return await callEndpoint('editTourPackage', { params: { id }, body });
  } catch (thrown) {
    const effect = effectIn(thrown);
    if (effect === null) throw thrown;
    const capacity = body.get('capacity');
    const sure = await confirm(
      questionOf(effect, typeof capacity === 'string' ? capacity : '', body.get('schedule') !== NO_SCHEDULE),
    );
    return sure ? await saveTourPackage(id, body, effect.key) : null;
  }
};
