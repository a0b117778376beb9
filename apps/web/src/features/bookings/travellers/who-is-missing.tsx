import { useQuery } from '@tanstack/react-query';
import { isComplete, unansweredOf } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/paths.ts';
import { rich } from '../../../shared/words/rich.tsx';
import { t, tn } from '../../../shared/words/words.ts';
import { travellersQuery } from './travellers-query.ts';

const missingWords = (travellers: number, isUnanswered: boolean, moment: string): string => {
  if (travellers === 0) return t('questions about the booking to complete until {moment}.', { moment });
  if (!isUnanswered)
    return tn(travellers, '{n} traveller to complete until {moment}.', '{n} travellers to complete until {moment}.', { moment });
  return tn(
    travellers,
    '{n} traveller and questions about the booking to complete until {moment}.',
    '{n} travellers and questions about the booking to complete until {moment}.',
    { moment },
  );
};

/** Who is still to be named or completed, and until when; nothing where all is said, or not known yet. */
export const WhoIsMissing = ({ bookingId }: { bookingId: string }) => {
  const { data: list } = useQuery(travellersQuery(bookingId));
  if (list === undefined || !list.canEdit) return null;
  const missing = list.travellers.filter((traveller) => !isComplete(traveller, list.asks, list.ownQuestions)).length;
  const isUnanswered = unansweredOf(list.ownQuestions, 'booking', list.answers).length > 0;
  if (missing === 0 && !isUnanswered) return null;
  return (
    <p className="max-w-prose text-ink">
      {rich('<link>: <missing>', {
        link: (
          <Link to={paths.myTrip(bookingId)} className="touchable font-semibold text-accent underline underline-offset-4">
            {t('Say who travels')}
          </Link>
        ),
        missing: missingWords(missing, isUnanswered, formatMoment(list.until)),
      })}
    </p>
  );
};
