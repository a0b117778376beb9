import { type Booking, type FoundCustomer, leavesAt, MAX_SOURCE_NAME, type TourPackage } from '@wayfarer/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { presetHoldEnd } from '../../../shared/format/preset-hold-end.ts';
import { useFocusWrong } from '../../../shared/forms/use-focus-wrong.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { invoiceToValuesOf } from '../../../shared/invoice-to/invoice-to-values.ts';
import { fittingChoice, smallestParty, splitOn } from '../../../shared/quote/trip-choice.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { siteSettings } from '../../../shared/site-settings.ts';
import { TextArea } from '../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { bookingOf, type DeskDraft, isUnreadable, quoteOrderOf } from './desk-draft.ts';
import { DeskSummary } from './desk-summary.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PriceFields, useDeskQuote } from './price-fields.tsx';
import { type DayFieldProps, TripFields } from './trip-fields.tsx';
import { useBookAtDesk } from './use-book-at-desk.ts';

/** What was typed; no time of the link until one was chosen. */
type Typed = Omit<DeskDraft, 'holdUntil'> & { holdUntil: string | null };

const NOTHING: Typed = {
  customer: null,
  isNew: false,
  name: '',
  email: '',
  phone: '',
  invoiceTo: invoiceToValuesOf(undefined),
  language: null,
  day: '',
  party: {},
  extras: {},
  singleRooms: 0,
  code: '',
  discount: '',
  discountReason: '',
  overCapacity: '',
  note: '',
  partner: '',
  how: 'link',
  holdUntil: null,
  way: 'cash',
  received: null,
  receivedOn: '',
  reference: '',
  freeReason: '',
};

/** When a link ends unless the clerk chooses, as a field for a time has it, in the browser's own time. */
const presetEnd = (opened: number, leaves: Date | null): string => {
  const at = presetHoldEnd(new Date(opened), leaves);
  at.setMinutes(at.getMinutes() - at.getTimezoneOffset());
  return at.toISOString().slice(0, 16);
};

const startWith = ({ customer, day = '' }: { customer?: FoundCustomer | undefined; day?: string }): Typed => ({
  ...NOTHING,
  day,
  ...(customer ? { customer, invoiceTo: invoiceToValuesOf(customer.invoiceTo) } : {}),
  receivedOn: todayOnSite(),
});

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card className="space-y-5">
    <h2 className="font-bold text-ink text-lead">{heading}</h2>
    {children}
  </Card>
);

type DeskFormProps = {
  /** Chosen before the form opened. */
  customer?: FoundCustomer | undefined;
  /** The day of the departure from which it was opened; '' for none. */
  day?: string;
  /** Chosen in this form; undefined while there is none. */
  tourPackage: TourPackage | undefined;
  onPackage: (id: string | null) => void;
  dayField: (props: DayFieldProps) => ReactNode;
  /** Says that the trip is loading, or cannot be read. */
  aboutTrip: ReactNode;
  onBooked: (booking: Booking) => void;
};

/** Books for a customer who calls or stands at the desk. What is wrong is said by the server at its field. */
export const DeskForm = ({ customer, day, tourPackage, onPackage, dayField, aboutTrip, onBooked }: DeskFormProps) => {
  const [typed, setTyped] = useState(() => startWith({ customer, ...(day ? { day } : {}) }));
  // The same for as long as the form is open: an order that is sent again is the same order.
  const [opened] = useState(Date.now);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const mayExceed = useMay('exceed-capacity');
  useLeaveGuard(typed.customer?._id !== customer?._id || typed.name !== '');
  const choice = tourPackage ? fittingChoice(tourPackage, typed) : { ...typed, party: {} };
  const startTime = tourPackage?.schedule?.startTime;
  const leaves = typed.day === '' ? null : leavesAt(typed.day, startTime, siteSettings.siteTimeZone);
  // Until the clerk chooses a time, it is one that fits the departure.
  const draft = { ...typed, ...choice, holdUntil: typed.holdUntil ?? presetEnd(opened, leaves) };
  const order = tourPackage ? quoteOrderOf(tourPackage._id, tourPackage, draft) : null;
  const quote = useDeskQuote(order);
  // Nobody is charged a total that the clerk has not seen.
  const priced = quote.isPlaceholderData ? undefined : quote.data;
  const { split } =
    tourPackage && priced ? splitOn(tourPackage, { total: priced.totalAmount, party: draft.party, day: draft.day }) : {};
  const { mutateAsync, isPending } = useBookAtDesk();
  const { group, focus: focusWrong } = useFocusWrong<HTMLFormElement>();
  const change = (fields: Partial<DeskDraft>) => {
    setErrors({});
    setFailure(null);
    setTyped((before) => ({ ...before, ...fields }));
  };
  const choosePackage = (id: string | null) => {
    change({ day: '', party: tourPackage ? smallestParty(tourPackage) : {}, extras: {}, singleRooms: 0 });
    onPackage(id);
  };
  const refused = (thrown: unknown): void => {
    const fields = thrown instanceof ApiFailure ? thrown.fields : {};
    setErrors(fields);
    setFailure(sentenceOf(thrown));
    if (Object.keys(fields).length > 0) focusWrong();
    void quote.refetch();
  };
  const send = async (): Promise<void> => {
    setFailure(null);
    const missing = {
      ...(draft.customer === null && !draft.isNew ? { 'customer.userId': 'Choose a customer.' } : {}),
      ...(tourPackage ? {} : { packageId: 'Choose a trip.' }),
      ...(tourPackage && draft.day === '' ? { travelDate: 'Choose a day.' } : {}),
      ...(split && isUnreadable(draft) ? { 'paid.amount': 'Enter an amount.' } : {}),
    };
    setErrors(missing);
    if (!tourPackage || Object.keys(missing).length > 0) return focusWrong();
    if (priced === undefined)
      return quote.error === null ? setFailure('The total was not there yet. Check it, then book.') : refused(quote.error);
    // What was typed counts where a part can be paid at all.
    const paying = split ? draft : { ...draft, received: null };
    try {
      const { booking } = await mutateAsync(bookingOf(tourPackage._id, tourPackage, paying, priced.totalAmount));
      // At once: what is booked is not asked to be saved when the page is left.
      flushSync(() => setTyped(startWith({ customer })));
      onBooked(booking);
    } catch (thrown) {
      refused(thrown);
    }
  };
  const parts = { draft, change, errors };
  return (
    <form
      ref={group}
      noValidate
      aria-label="New booking"
      className="items-start gap-6 max-lg:space-y-6 lg:grid lg:grid-cols-[minmax(0,48rem)_minmax(16rem,20rem)]"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isPending) void send();
      }}
    >
      <div className="min-w-0 space-y-6">
        <Part heading="Who books">
          <CustomerFields {...parts} />
        </Part>
        <Part heading="Which trip">
          {aboutTrip}
          <TripFields {...parts} tourPackage={tourPackage} onPackage={choosePackage} dayField={dayField} />
        </Part>
        {tourPackage === undefined || draft.day === '' ? null : (
          <Part heading="Price">
            <PriceFields {...parts} quote={quote} />
          </Part>
        )}
        <Part heading="Payment">
          <PaymentFields {...parts} total={priced?.totalAmount} split={split} />
        </Part>
        <Part heading="Notes">
          <TextArea
            label="Note"
            optional
            rows={2}
            hint="For your colleagues."
            value={draft.note}
            error={errors.note}
            onChange={(event) => change({ note: event.target.value })}
          />
          <TextField
            label="Sent by"
            optional
            autoComplete="off"
            className="sm:w-2/3"
            maxLength={MAX_SOURCE_NAME}
            hint="The partner who sent the customer, as in your other bookings from them."
            value={draft.partner}
            error={errors['source.name'] ?? errors.source}
            onChange={(event) => change({ partner: event.target.value })}
          />
          {mayExceed ? (
            <TextField
              label="Book over the capacity because"
              optional
              autoComplete="off"
              hint="Only where the day is full. It stays in the history of the booking."
              value={draft.overCapacity}
              error={errors['overCapacity.note'] ?? errors.overCapacity}
              onChange={(event) => change({ overCapacity: event.target.value })}
            />
          ) : null}
        </Part>
      </div>
      <DeskSummary draft={draft} tourPackage={tourPackage} total={priced?.totalAmount} failure={failure} busy={isPending} />
    </form>
  );
};
