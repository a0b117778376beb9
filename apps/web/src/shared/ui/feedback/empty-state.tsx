import type { ReactNode } from 'react';

export type EmptyStateProps = {
  /** The specified sentence, e.g. 'No bookings found yet.' */
  title: string;
  text?: string;
  /** The next useful step: a LinkButton or Button. */
  action?: ReactNode;
  icon?: ReactNode;
};

/** A friendly message for an empty list, with a next step. */
export const EmptyState = ({ title, text, action, icon }: EmptyStateProps) => (
  <div className="flex flex-col items-center rounded-card border border-edge border-dashed px-6 py-14 text-center">
    {icon === undefined ? null : (
      <span aria-hidden="true" className="mb-4 grid size-14 place-items-center rounded-full bg-warm-soft text-amber">
        {icon}
      </span>
    )}
    <p className="font-semibold text-ink text-lead">{title}</p>
    {text === undefined ? null : <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>}
    {action === undefined ? null : <div className="mt-6">{action}</div>}
  </div>
);
