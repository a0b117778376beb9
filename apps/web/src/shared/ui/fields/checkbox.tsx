import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

/**
 * A box of 20 px, for a label that makes it large enough to touch. Custom style: in the dark theme the native
 * box has a different grey.
 */
export const Checkbox = (input: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <span className="inline-grid place-items-center">
    <input
      {...input}
      type="checkbox"
      className="peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-tag border border-edge bg-surface checked:border-accent checked:bg-accent disabled:cursor-default disabled:opacity-50"
    />
    <Check
      aria-hidden="true"
      strokeWidth={3}
      className="pointer-events-none col-start-1 row-start-1 hidden size-3.5 text-on-accent peer-checked:block"
    />
  </span>
);
