import { useQuery } from '@tanstack/react-query';
import { groupDigits } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

/**
 * Departures below their minimum, near the day by which they are guaranteed or cancelled, the most urgent
 * first.
 */
export const UndecidedPanel = () => {
  const { data, error } = useQuery({
    queryKey: laterQueryKeys.departures.undecided,
    queryFn: ({ signal }) => callEndpoint('listUndecided', { signal }),
    staleTime: 0,
  });
  const text =
    data === undefined
      ? error === null
        ? 'Loading...'
        : sentenceOf(error)
      : data.length === 0
        ? 'None needs a decision'
        : 'Guarantee or cancel them';
  return (
    <Card as="section" aria-labelledby="undecided">
      <h2 id="undecided" className="font-semibold text-body text-ink">
        Departures to decide
      </h2>
      <p className="text-ink-faint text-small">{text}</p>
      {data === undefined || data.length === 0 ? null : (
        <ul className="mt-3">
          {data.map(({ packageId, title, day, minimum, paid, decideBy }) => (
            <li key={`${packageId} ${day}`} className="border-hairline border-t py-2.5 first:border-t-0">
              <Link
                to={paths.adminDeparture(packageId, day)}
                className="touchable font-medium text-ink wrap-anywhere hover:underline"
              >
                {title}, {formatShortDay(day)}
              </Link>
              <p className="text-ink-soft text-small">
                Minimum {groupDigits(minimum)}, booked {groupDigits(paid)}, decide by {formatShortDay(decideBy)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
