import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'green' | 'red' | 'grey' | 'yellow' | 'accent';

const tones: Record<BadgeTone, string> = {
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
  grey: 'bg-grey-soft text-grey',
  yellow: 'bg-amber-soft text-amber',
  accent: 'bg-accent-soft text-accent-strong',
};

/** A word on a coloured background; the dot is decoration, the word carries the meaning. */
export const Badge = ({ children, tone = 'grey', className }: { children: ReactNode; tone?: BadgeTone; className?: string }) => (
  <span
    data-tone={tone}
    className={classNames(
      'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-small',
      tones[tone],
      className,
    )}
  >
    <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
    {children}
  </span>
);
