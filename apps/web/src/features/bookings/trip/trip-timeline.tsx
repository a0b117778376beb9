import { Check, X } from 'lucide-react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { t, tc } from '../../../shared/words/words.ts';
import type { TripStep } from './trip-steps.ts';

const marks: Readonly<Record<TripStep['state'], string>> = {
  done: 'bg-accent text-on-accent',
  now: 'bg-page border-2 border-accent',
  ahead: 'bg-page border-2 border-hairline',
  stopped: 'bg-red-fill text-white',
};

/** What screen readers are told of a step, since they see no mark; one that ended the trip says so itself. */
const stateWords = (state: Exclude<TripStep['state'], 'stopped'>): string =>
  ({ done: tc('a step', 'done'), now: tc('a step', 'now'), ahead: tc('a step', 'upcoming') })[state];

const Mark = ({ state }: { state: TripStep['state'] }) => (
  <span
    aria-hidden="true"
    className={classNames('step-mark relative grid size-7 shrink-0 place-items-center rounded-full', marks[state])}
  >
    {state === 'done' ? <Check className="size-4" /> : null}
    {state === 'stopped' ? <X className="size-4" /> : null}
    {state === 'now' ? <span className="size-2.5 rounded-full bg-accent" /> : null}
  </span>
);

/** The progress of a trip: horizontal on wide screens, vertical on phones. */
export const TripTimeline = ({ steps }: { steps: readonly TripStep[] }) => (
  <ol aria-label={t('Progress of your trip')} className="flex flex-col md:flex-row">
    {steps.map(({ label, detail, state }, index) => (
      <li
        key={`${label} ${detail}`}
        aria-current={state === 'now' ? 'step' : undefined}
        className="group relative flex min-w-0 gap-4 pb-5 last:pb-0 md:flex-1 md:flex-col md:gap-3 md:pe-5 md:pb-0 md:last:pe-0"
      >
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-7 bottom-0 start-3.5 w-0.5 -translate-x-1/2 rtl:translate-x-1/2 group-last:hidden',
            'md:top-3.5 md:end-0 md:bottom-auto md:start-7 md:h-0.5 md:w-auto md:translate-x-0 md:-translate-y-1/2 md:rtl:translate-x-0',
            steps[index + 1]?.state === 'ahead' ? 'bg-hairline' : 'bg-accent',
          )}
        />
        <Mark state={state} />
        <div className="min-w-0">
          <p className={classNames('font-semibold', state === 'ahead' ? 'text-ink-soft' : 'text-ink')}>
            {label}
            {state === 'stopped' ? null : <span className="sr-only">, {stateWords(state)}</span>}
          </p>
          <p className="figures text-ink-soft text-small">{detail}</p>
        </div>
      </li>
    ))}
  </ol>
);
