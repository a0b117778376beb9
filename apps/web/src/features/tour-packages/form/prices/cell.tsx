import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../../../shared/ui/fields/checkbox.tsx';

/** A cell of the table of prices, below and beside others. */
export const cellStyle = 'min-w-28 border-hairline border-s p-1.5 align-top';

/** A row of the table of prices; what it is about stays in view while the categories scroll. */
export const Row = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <tr>
    <th
      scope="row"
      className="sticky start-0 z-1 w-24 min-w-24 bg-surface py-3.5 pe-2 ps-3.5 text-start align-top font-medium text-ink text-small"
    >
      {head}
    </th>
    {children}
  </tr>
);

/** A cell that is only read. */
export const TextCell = ({ children, colSpan }: { children: ReactNode; colSpan?: number | undefined }) => (
  <td colSpan={colSpan} className={`${cellStyle} figures px-3 py-3.5 text-ink-soft text-small`}>
    {children}
  </td>
);

type ChoiceCellProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

export const ChoiceCell = ({ label, checked, onChange }: ChoiceCellProps) => {
  const id = useId();
  return (
    <td className={cellStyle}>
      <label htmlFor={id} className="flex min-h-12 cursor-pointer items-center px-2">
        <Checkbox id={id} aria-label={label} checked={checked} onChange={({ target }) => onChange(target.checked)} />
      </label>
    </td>
  );
};
