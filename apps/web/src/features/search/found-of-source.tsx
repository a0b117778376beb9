import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { foundQuery } from './found-query.ts';
import { moveAmongHits } from './move-among-hits.ts';
import type { Source } from './search-sources.ts';

type FoundOfSourceProps = { source: Source; search: string; onChoose: () => void };

/** What one list finds; nothing while it has not answered, and a sentence where it cannot. */
export const FoundOfSource = ({ source, search, onChoose }: FoundOfSourceProps) => {
  const { heading, all } = source;
  const { data, error } = useQuery(foundQuery(source, search));
  if (error === null && (data === undefined || data.length === 0)) return null;
  return (
    <section aria-label={heading} className="mt-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold text-ink-faint text-small">{heading}</h3>
        <Link
          to={all(search)}
          onClick={onChoose}
          className="touchable text-accent-strong text-small underline underline-offset-4"
        >
          {`All ${heading.toLowerCase()}`}
        </Link>
      </div>
      {error === null ? null : <p className="text-ink-soft">{sentenceOf(error)}</p>}
      <ul>
        {(data ?? []).map(({ title, text, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              data-stop
              onKeyDown={moveAmongHits}
              className="-mx-3 block rounded-control px-3 py-2 no-underline hover:bg-hover focus-visible:bg-hover"
            >
              <span className="wrap-anywhere block font-semibold text-ink">{title}</span>
              <span className="wrap-anywhere line-clamp-2 text-ink-soft text-small">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
