import type { ReactNode } from 'react';

/** Ids that a person seldom needs, folded away; found by the browser's own search where it can. */
export const TechnicalDetails = ({ children }: { children: ReactNode }) => (
  <details className="text-small">
    <summary className="touchable w-fit cursor-pointer text-ink-faint hover:text-ink">Technical details</summary>
    <div className="mt-2">{children}</div>
  </details>
);
