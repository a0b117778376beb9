import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** One grey shape; give it the size of what will stand there: `<Skeleton className="h-5 w-40" />`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-shimmer rounded-tag bg-grey-soft', className)} />
);

/** Wraps skeletons of a whole block and says the written loading text to everyone. */
export const LoadingBlock = ({ text, children, showText = true }: { text: string; children: ReactNode; showText?: boolean }) => (
  <div aria-busy="true">
    <output className={showText ? 'mb-5 block text-ink-soft' : 'sr-only'}>{text}</output>
    {children}
  </div>
);
