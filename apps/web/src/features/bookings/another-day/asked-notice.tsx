import type { Booking } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/paths.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { t } from '../../../shared/words/words.ts';

/** The page on which it is answered, on this site: its token is after the `#`. */
const answerPathOf = (link: string): string => `${paths.anotherDay()}${new URL(link).hash}`;

type AskedNoticeProps = {
  booking: Pick<Booking, 'travelDate' | 'anotherDay' | 'agencyReason'>;
  /** Staff answer for who telephones. */
  forStaff?: boolean;
};

/** That the departure of a booking is cancelled, and that its traveller chooses another day or the money. */
export const AskedNotice = ({ booking: { travelDate, anotherDay, agencyReason }, forStaff = false }: AskedNoticeProps) => {
  if (anotherDay === undefined) return null;
  const { travelDate: other, until, link } = anotherDay;
  const values = { day: formatDay(travelDate), until: formatMoment(until), other: formatDay(other) };
  return (
    <Notice
      tone="amber"
      className="no-print"
      action={
        link === undefined ? null : (
          <LinkButton size="small" to={answerPathOf(link)}>
            {forStaff ? 'Answer for them' : t('Choose now')}
          </LinkButton>
        )
      }
    >
      <p>
        {forStaff
          ? t(
              'The departure on {day} is cancelled. Its traveller chooses by {until}: travel on {other}, or get the money back.',
              values,
            )
          : t('The departure on {day} is cancelled. Please choose by {until}: travel on {other}, or get the money back.', values)}
      </p>
      {agencyReason === undefined ? null : <p className="font-normal wrap-anywhere">{agencyReason}</p>}
      <p className="font-normal">{t('Without an answer by then, the money goes back.')}</p>
    </Notice>
  );
};
