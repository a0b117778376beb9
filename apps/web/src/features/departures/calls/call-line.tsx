import { bookingNumberOf, type CalendarDate, type DepartureCall } from '@wayfarer/contracts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { CallLink } from '../../../shared/ui/actions/call-link.tsx';
import { Tick } from '../../../shared/ui/fields/tick.tsx';
import { callAbout, whatsAppLinkOf } from './call-words.ts';

const link = 'inline-flex min-h-11 items-center text-ink underline underline-offset-4 wrap-anywhere';

type CallLineProps = {
  call: DepartureCall;
  title: string;
  day: CalendarDate;
  busy: boolean;
  onTick: (isCalled: boolean) => void;
};

/** Somebody to call, with a press for the phone and for WhatsApp, and a tick for when it is done. */
export const CallLine = ({ call, title, day, busy, onTick }: CallLineProps) => {
  const { booking, name, called } = call;
  const whatsApp = whatsAppLinkOf(call, title, day);
  return (
    <li className="py-3">
      <p className="font-semibold text-ink wrap-anywhere">
        {name} · {bookingNumberOf(booking)}
      </p>
      <p className="text-ink-soft text-small wrap-anywhere">{callAbout(call)}</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <CallLink person={call} />
        {whatsApp === undefined ? null : (
          <a href={whatsApp} target="_blank" rel="noreferrer" className={link}>
            WhatsApp
          </a>
        )}
        <Tick
          label={called === null ? 'Called' : `Called by ${called.by ?? 'a former colleague'}, ${formatMoment(called.at)}`}
          aria-label={`${name} was called`}
          checked={called !== null}
          disabled={busy}
          onChange={onTick}
        />
      </div>
    </li>
  );
};
