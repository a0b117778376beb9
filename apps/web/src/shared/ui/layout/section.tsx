import { type ReactNode, Suspense, useId } from 'react';
import { classNames } from '../class-names.ts';

export type SectionProps = {
  heading: string;
  /** A short line in the accent colour above the heading, e.g. 'Top Selling'. */
  kicker?: string;
  text?: ReactNode;
  /** Beside the heading: a link to all. */
  action?: ReactNode;
  children: ReactNode;
  /** tinted uses the sunken background. */
  ground?: 'plain' | 'tinted';
};

/** A block of a page with its heading, gutters and spacing. */
export const Section = ({ heading, kicker, text, action, children, ground = 'plain' }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('py-14 sm:py-20', ground === 'tinted' && 'bg-sunken')}>
      <div className="gutters">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <div className="max-w-prose">
            {kicker === undefined ? null : <p className="mb-1.5 font-semibold text-accent">{kicker}</p>}
            <h2 id={id} className="font-bold text-ink text-title">
              {heading}
            </h2>
            {text === undefined ? null : <p className="mt-2 text-ink-soft">{text}</p>}
          </div>
          {action}
        </div>
        {/* Hydrated separately, after what is above it, or at once when it is touched. */}
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
};
