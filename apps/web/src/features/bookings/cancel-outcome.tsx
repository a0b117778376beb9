import { useEffect, useRef } from 'react';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import type { CancelOutcome as Outcome } from './use-cancel-flow.ts';

/**
 * The outcome of a cancellation. Takes the focus when it appears: the button that was pressed may be disabled
 * now and lose it.
 */
export const CancelOutcome = ({ outcome: { tone, sentence } }: { outcome: Outcome }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone={tone}>{sentence}</Notice>
    </div>
  );
};
