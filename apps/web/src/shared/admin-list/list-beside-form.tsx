import type { ReactNode } from 'react';

/** The list with its form in view beside it, where there is one; without room the form is a drawer, and the list has all the width. */
export const ListBesideForm = ({ list, form }: { list: ReactNode; form: ReactNode }) => (
  <div className={form === null ? undefined : 'grid items-start gap-6 min-[90rem]:grid-cols-[minmax(0,1fr)_21rem]'}>
    <div className="min-w-0">{list}</div>
    {form}
  </div>
);
