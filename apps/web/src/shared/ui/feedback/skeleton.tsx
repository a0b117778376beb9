import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** One grey shape; give it the size of the content: `<Skeleton className="h-5 w-40" />`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-shimmer rounded-tag bg-grey-soft', className)} />
);

/** Wraps the skeletons of a block and announces the specified loading text. */
export const LoadingBlock = ({ text, children, showText = true }: { text: string; children: ReactNode; showText?: boolean }) => (
  <div aria-busy="true">
    <output className={showText ? 'mb-5 block text-ink-soft' : 'sr-only'}>{text}</output>
    {children}
  </div>
);
