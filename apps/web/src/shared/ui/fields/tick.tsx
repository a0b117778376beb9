import { type ComponentProps, type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox.tsx';

type TickProps = { label: ReactNode; onChange: (checked: boolean) => void } & Omit<
  ComponentProps<typeof Checkbox>,
  'onChange' | 'id'
>;

/** A checkbox with its words beside it. */
export const Tick = ({ label, onChange, ...input }: TickProps) => {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-ink text-small">
      <Checkbox {...input} id={id} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
};
