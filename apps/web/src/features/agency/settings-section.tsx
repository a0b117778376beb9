import { type ReactNode, useId } from 'react';
import { Card } from '../../shared/ui/layout/card.tsx';

/** A group of settings with an explanation. */
export const SettingsSection = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="space-y-5">
      <div>
        <h2 id={id} className="font-bold text-ink text-lead">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-soft text-small">{text}</p>
      </div>
      <div className="min-w-0 space-y-5">{children}</div>
    </Card>
  );
};
