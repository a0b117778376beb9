import { useQuery } from '@tanstack/react-query';
import { groupDigits } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { UNDECIDED } from './waiting-lines.ts';

/**
 * Departures below their minimum, near the day by which they are guaranteed or cancelled, the most urgent
 * first; nothing where there are none.
 */
export const UndecidedPanel = () => {
  const { data, error } = useQuery({
    queryKey: laterQueryKeys.departures.undecided,
    queryFn: ({ signal }) => callEndpoint('listUndecided', { signal }),
    staleTime: 0,
  });
  if (data === undefined ? error === null : data.length === 0) return null;
  return (
    <Card as="section" id={UNDECIDED} aria-labelledby="undecided-heading" className="scroll-mt-24">
      <h2 id="undecided-heading" className="font-semibold text-body text-ink">
        Departures to decide
      </h2>
      <p className="text-ink-faint text-small">{data === undefined && error ? sentenceOf(error) : 'Guarantee or cancel them'}</p>
      {data === undefined ? null : (
        <ul className="mt-3 xl:grid xl:grid-cols-2 xl:gap-x-10">
          {data.map(({ packageId, title, day, minimum, paid, decideBy }) => (
            <li key={`${packageId} ${day}`} className="border-hairline border-t py-2.5 first:border-t-0 xl:nth-2:border-t-0">
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
