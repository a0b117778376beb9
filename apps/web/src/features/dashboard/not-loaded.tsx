import { sentenceOf } from '../../shared/api/api-failure.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';

type NotLoadedProps = { error: unknown; busy: boolean; onRetry: () => void };

/** In a part of the dashboard that could not be loaded: quiet, as the figures tell of the same failure. */
export const NotLoaded = ({ error, busy, onRetry }: NotLoadedProps) => (
  <div className="mt-3">
    <Notice
      tone="grey"
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error)}
    </Notice>
  </div>
);
