import { type ComponentProps, useId } from 'react';
import { controlStyle } from '../fields/control-style.ts';

type InputCellProps = {
  label: string;
  error: string | undefined;
  /** Of the cell. */
  className?: string;
} & Omit<ComponentProps<'input'>, 'className' | 'id'>;

/** A cell that is typed into: its row and column are its label, in words for who does not see them. */
export const InputCell = ({ label, error, className, ...input }: InputCellProps) => {
  const errorId = useId();
  return (
    <td className={className}>
      <input
        type="text"
        autoComplete="off"
        {...input}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        className={`${controlStyle} figures`}
      />
      {error === undefined ? null : (
        <p id={errorId} className="mt-1 font-medium text-red text-small">
          {error}
        </p>
      )}
    </td>
  );
};
