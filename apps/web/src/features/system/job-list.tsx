import type { System } from '@wayfarer/contracts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { jobWords, tookWords } from './system-words.ts';

/** Each background job: when it ran last, how long that took, and what went wrong with it last. */
export const JobList = ({ jobs }: Pick<System, 'jobs'>) => (
  <Card as="section" aria-labelledby="system-jobs">
    <h2 id="system-jobs" className="font-semibold text-body text-ink">
      Background jobs
    </h2>
    {jobs.length === 0 ? <p className="mt-3 text-ink-faint">No job has run yet.</p> : null}
    <ul className="mt-3">
      {jobs.map(({ name, lastRunAt, lastTookMs, lastErrorAt, lastError, isErrorOver }) => (
        <li key={name} className="border-hairline border-t py-2.5 first:border-t-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium text-ink">{jobWords(name)}</span>
            <span className="figures text-ink-faint">
              {lastRunAt === null ? 'Not yet' : formatMoment(lastRunAt, 'second')}
              {lastTookMs === null ? null : `, ${tookWords(lastTookMs)}`}
            </span>
          </div>
          {lastError === null || lastErrorAt === null ? null : (
            <p className={`wrap-anywhere text-small ${isErrorOver ? 'text-ink-faint' : ''}`}>
              {isErrorOver ? 'Has run well since it failed' : 'Failed'} at {formatMoment(lastErrorAt, 'second')}: {lastError}
            </p>
          )}
        </li>
      ))}
    </ul>
  </Card>
);
