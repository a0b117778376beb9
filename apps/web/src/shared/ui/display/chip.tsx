import { X } from 'lucide-react';
import { t } from '../../words/words.ts';

export type ChipProps = {
  children: string;
  /** With it the chip is a button that removes the filter. */
  onRemove?: () => void;
};

/** An active filter. */
export const Chip = ({ children, onRemove }: ChipProps) => {
  const look =
    'relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-accent-soft px-3.5 font-medium text-accent-strong text-small';
  return onRemove === undefined ? (
    <span className={look}>{children}</span>
  ) : (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t('Remove filter: {filter}', { filter: children })}
      className={`${look} transition-[filter] after:absolute after:inset-x-0 after:-inset-y-1 hover:brightness-95`}
    >
      <span className="truncate">{children}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
};
