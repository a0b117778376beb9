import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

type RetryNoticeProps = {
  /** What failed, and what is shown instead. */
  children: ReactNode;
  busy: boolean;
  onRetry: () => void;
  className?: string;
};

/** Above data that was loaded earlier, if the newest could not be loaded; with a button to try again. */
export const RetryNotice = ({ children, busy, onRetry, ...look }: RetryNoticeProps) => (
  <Notice
    {...look}
    action={
      <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
