import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

type RetryNoticeProps = {
  /** What failed, and what stands there meanwhile. */
  children: ReactNode;
  busy: boolean;
  onRetry: () => void;
  className?: string;
};

/** Above what was loaded before: the newest could not be, and can be asked for again. */
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
