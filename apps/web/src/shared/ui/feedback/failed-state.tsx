import { CloudOff } from 'lucide-react';
import { t } from '../../words/words.ts';
import { Button } from '../actions/button.tsx';

export type FailedStateProps = {
  /**
   * The failure, as the API's sentence or our own. Red, as docs/specification.md section 2 requires for My
   * Bookings.
   */
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
};

/** Replaces what could not be loaded, and offers to try again. */
export const FailedState = ({ message, onRetry, retrying = false }: FailedStateProps) => (
  <div role="alert" className="flex flex-col items-center rounded-card border border-hairline bg-surface px-6 py-14 text-center">
    <span aria-hidden="true" className="mb-4 grid size-14 place-items-center rounded-full bg-red-soft text-red">
      <CloudOff className="size-7" />
    </span>
    <p className="max-w-prose font-semibold text-red">{message}</p>
    {onRetry === undefined ? null : (
      <Button variant="secondary" className="mt-6" busy={retrying} onClick={onRetry}>
        {t('Try again')}
      </Button>
    )}
  </div>
);
