import type { ReactNode } from 'react';

type TripBlockProps = { heading: string; className?: string; children: ReactNode };

/** A part of a trip's page below its heading. */
export const TripBlock = ({ heading, className, children }: TripBlockProps) => (
  <section aria-label={heading} className={className}>
    <h2 className="mb-4 font-bold text-ink text-lead">{heading}</h2>
    {children}
  </section>
);
