import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';

type MoreFiltersProps = {
  /** How many of them are active; if any is, they are open initially. */
  active: number;
  children: ReactNode;
};

/** Rarely used filters, collapsed behind a button. */
export const MoreFilters = ({ active, children }: MoreFiltersProps) => {
  const [open, setOpen] = useState(active > 0);
  const id = useId();
  return (
    <>
      <Button
        variant="secondary"
        className="px-4!"
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filters{active > 0 ? ` (${active})` : ''}
      </Button>
      <div id={id} hidden={!open} className="order-last flex w-full flex-wrap items-end gap-4 [&[hidden]]:hidden">
        {children}
      </div>
    </>
  );
};
