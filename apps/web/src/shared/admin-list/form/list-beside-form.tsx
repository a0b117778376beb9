import type { ReactNode } from 'react';

/**
 * The list with its form beside it, if there is one; without space the form is a drawer, and the list has the
 * full width.
 */
export const ListBesideForm = ({ list, form }: { list: ReactNode; form: ReactNode }) => (
  <div className={form === null ? undefined : 'grid items-start gap-6 min-[90rem]:grid-cols-[minmax(0,1fr)_21rem]'}>
    <div className="min-w-0">{list}</div>
    {form}
  </div>
);
