import type { Dependencies } from './dependencies.ts';
import type { everyCollection } from './every-collection.ts';
import { bookingRepository, moveBookings, moveCodeUses, moveSeats } from './features/bookings/index.ts';
import { contactMessageRepository } from './features/contact-messages/index.ts';
import type { CountMoves, EveryMove } from './features/customers/index.ts';
import { emailRepository } from './features/emails/index.ts';
import { noteRepository } from './features/notes/index.ts';
import { emailedLinkRepository, sessionRepository } from './features/users/index.ts';
import { moveWaits } from './features/waitlist/index.ts';

const OF_NO_ACCOUNT = 'says nothing of an account';

/**
 * How what each collection has of an account moves to the one that it is joined into, or why nothing has to.
 * A collection without an entry fails the type.
 */
export const everyMove = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) =>
  ({
    User: 'both accounts are written when one is closed',
    Session: ({ from }) => sessionRepository(database).endAllOf(from),
    LoginPace: 'keyed by hashes, and forgotten by itself',
    EmailedLink: ({ from }) => emailedLinkRepository(database).eraseFor(from),
    Invitation: 'goes to an address, whichever accounts there are',
    PasskeyChallenge: 'lasts minutes, and names no account',
    Destination: OF_NO_ACCOUNT,
    TourPackage: OF_NO_ACCOUNT,
    // Before what counts its bookings.
    Booking: ({ from, to }) => moveBookings({ database }, from, to),
    SeatDay: async ({ from, to }) => {
      await moveSeats({ database }, from, to._id);
      await moveWaits({ database, clock }, from, to._id);
    },
    DepartureCancellation: 'names bookings',
    DepartureMessage: 'names bookings',
    PromotionCode: ({ from, to }) => moveCodeUses({ database }, from, to._id),
    Travellers: 'are of a booking, and go along with it',
    BookingKey: 'keyed by hashes, and forgotten by itself',
    PaymentEvent: OF_NO_ACCOUNT,
    JobMark: OF_NO_ACCOUNT,
    CannedAnswer: OF_NO_ACCOUNT,
    ContactMessage: async ({ address }) => {
      if (address) await contactMessageRepository(database).moveFrom(address.from, address.to);
    },
    Note: ({ from, to }) => noteRepository(database).moveAbout(from, to._id),
    Email: ({ from, to, address }) => emailRepository(database).moveOf(from, to._id, address),
    UnwrittenEmail: 'are of a booking, and go along with it',
    RateLimit: 'keyed by hashes, and forgotten by itself',
    Invoice: 'is a record, of a booking',
    BalanceTransaction: OF_NO_ACCOUNT,
    Payout: OF_NO_ACCOUNT,
    Activity: 'is a record; it has ids, and those lead on to the account that remains',
    WatchedPart: OF_NO_ACCOUNT,
    Agency: OF_NO_ACCOUNT,
    AgencyTexts: OF_NO_ACCOUNT,
    AgencyNotices: OF_NO_ACCOUNT,
    Letter: OF_NO_ACCOUNT,
    DeskLimits: OF_NO_ACCOUNT,
    AgencySelling: OF_NO_ACCOUNT,
    ExchangeRates: OF_NO_ACCOUNT,
    FigureDay: OF_NO_ACCOUNT,
  }) satisfies Record<keyof typeof everyCollection, EveryMove[string]>;

/** How much of a closed account would move. */
export const countMoves =
  ({ database }: Pick<Dependencies, 'database'>): CountMoves =>
  async ({ from, address }) => {
    const bookings = bookingRepository(database);
    const [{ trips }, codeUses, notes, messages, emails] = await Promise.all([
      bookings.sumOfUser(String(from)),
      bookings.countWithCode(from),
      noteRepository(database).countAbout(from),
      address ? contactMessageRepository(database).countFrom(address.from) : 0,
      emailRepository(database).countOf(from),
    ]);
    return { bookings: trips, codeUses, notes, messages, emails };
  };
