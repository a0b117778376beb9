import { type ReactNode, useId } from 'react';
import { Card } from '../../shared/ui/layout/card.tsx';

/** One section of the account page: its explanation beside its controls. */
export const AccountSection = ({ heading, text, children }: { heading: string; text: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-10">
      <div>
        <h2 id={id} className="font-bold text-ink text-lead">
          {heading}
        </h2>
        <div className="mt-1.5 text-ink-soft">{text}</div>
      </div>
      <div className="min-w-0 space-y-4">{children}</div>
    </Card>
  );
};
