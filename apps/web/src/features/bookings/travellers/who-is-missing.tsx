import { useQuery } from '@tanstack/react-query';
import { isComplete, unansweredOf } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { travellersQuery } from './travellers-query.ts';

/** Who is still to be named or completed, and until when; nothing where all is said, or not known yet. */
export const WhoIsMissing = ({ bookingId }: { bookingId: string }) => {
  const { data: list } = useQuery(travellersQuery(bookingId));
  if (list === undefined || !list.canEdit) return null;
  const missing = list.travellers.filter((traveller) => !isComplete(traveller, list.asks, list.ownQuestions)).length;
  const isUnanswered = unansweredOf(list.ownQuestions, 'booking', list.answers).length > 0;
  if (missing === 0 && !isUnanswered) return null;
  const what = [
    ...(missing === 0 ? [] : [counted(missing, 'traveller')]),
    ...(isUnanswered ? ['questions about the booking'] : []),
  ];
  return (
    <p className="max-w-prose text-ink">
      <Link to={paths.myTrip(bookingId)} className="touchable font-semibold text-accent underline underline-offset-4">
        Say who travels
      </Link>
      : {what.join(' and ')} to complete until {formatMoment(list.until)}.
    </p>
  );
};
