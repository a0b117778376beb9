import { CircleAlert } from 'lucide-react';

/** Why a group of controls is not right, below it; `id` is what they are described by. */
export const ErrorWords = ({ id, children }: { id: string; children: string | undefined }) =>
  children === undefined ? null : (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-medium text-red text-small">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
