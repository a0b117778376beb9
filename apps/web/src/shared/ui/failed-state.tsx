import { CloudOff } from 'lucide-react';
import { Button } from './button.tsx';

export interface FailedStateProps {
  /** What happened, as the API's sentence or our own. Red, as SPEC.md section 2 asks of My Bookings. */
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Takes the place of what could not be loaded, and offers another try. */
export const FailedState = ({ message, onRetry, retrying = false }: FailedStateProps) => (
  <div role="alert" className="flex flex-col items-center rounded-card bg-red-soft px-6 py-12 text-center">
    <CloudOff aria-hidden="true" className="mb-3 size-8 text-red" />
    <p className="max-w-prose font-semibold text-red">{message}</p>
    {onRetry === undefined ? null : (
      <Button variant="secondary" className="mt-6" busy={retrying} onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
);
