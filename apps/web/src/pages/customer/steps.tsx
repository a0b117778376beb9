import { Check } from 'lucide-react';
import { classNames } from '../../shared/ui/class-names.ts';
import { t } from '../../shared/words/words.ts';

/** The steps to a paid trip, the same on booking, payment and success. */
const bookingSteps = (): string[] => [t('Booking'), t('Payment'), t('Done')];

const markOf = (state: 'past' | 'now' | 'ahead'): string =>
  ({ past: 'bg-accent text-on-accent', now: 'bg-ink text-page', ahead: 'border border-edge text-ink-faint' })[state];

/**
 * The progress through a few steps. `current` counts from 0; a number past the end means that all are done.
 */
export const Steps = ({ current }: { current: number }) => (
  <ol aria-label={t('Progress')} className="flex flex-wrap items-center gap-1 min-[22.5rem]:gap-2 sm:gap-3">
    {bookingSteps().map((step, index) => {
      const state = index < current ? 'past' : index === current ? 'now' : 'ahead';
      return (
        <li
          key={step}
          aria-current={state === 'now' ? 'step' : undefined}
          className={classNames('flex items-center gap-1 min-[22.5rem]:gap-2 sm:gap-3', index > 0 && 'grow')}
        >
          {index === 0 ? null : (
            <span
              aria-hidden="true"
              className={classNames('h-px min-w-3 grow', state === 'ahead' ? 'bg-hairline' : 'bg-accent')}
            />
          )}
          <span
            aria-hidden="true"
            className={classNames(
              'step-mark figures grid size-7 shrink-0 place-items-center rounded-full font-bold text-small',
              markOf(state),
            )}
          >
            {state === 'past' ? <Check className="size-4" /> : index + 1}
          </span>
          <span className={classNames('text-small', state === 'now' ? 'font-semibold text-ink' : 'text-ink-soft')}>
            {step}
            {state === 'past' ? <span className="sr-only"> {t('(done)')}</span> : null}
          </span>
        </li>
      );
    })}
  </ol>
);
