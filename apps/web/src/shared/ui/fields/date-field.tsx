import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { formatDay } from '../../format/calendar-day.ts';
import { t } from '../../words/words.ts';
import { classNames } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { DateButton, type DateButtonProps } from './date-button.tsx';
import { Field, type FieldWords } from './field.tsx';

export type DateFieldProps = {
  placeholder?: string;
  /** Stands beside the chosen day: 'leaves at 06:30'. */
  beside?: string | undefined;
  id?: string;
} & DateButtonProps &
  FieldWords;

/** A calendar day, chosen from a month view that only offers the window. */
export const DateField = (props: DateFieldProps) => {
  const { label, hint, error, optional, className, id, placeholder = t('Choose a day'), beside, ...button } = props;
  const valueId = useId();
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false} className={className} id={id}>
      {({ 'aria-describedby': words, 'aria-invalid': invalid, id: controlId }) => (
        <DateButton
          {...button}
          id={controlId}
          label={label}
          describedBy={words === undefined ? valueId : `${valueId} ${words}`}
          isInvalid={invalid}
          className={classNames(controlStyle, 'flex items-center gap-2.5 text-start data-invalid:border-red')}
        >
          <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
          <span id={valueId} className={classNames('figures min-w-0', button.value === '' && 'text-ink-faint')}>
            {button.value === '' ? placeholder : formatDay(button.value)}
            {button.value === '' || beside === undefined ? null : <span className="text-ink-soft">, {beside}</span>}
          </span>
        </DateButton>
      )}
    </Field>
  );
};
