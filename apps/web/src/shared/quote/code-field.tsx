import { type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/actions/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { t } from '../words/words.ts';

type CodeFieldProps = {
  /** As typed. */
  value: string;
  onChange: (code: string) => void;
  /** It is typed: what it takes off is to be asked for. */
  onApply: () => void;
  error: string | undefined;
  /** Whether the total has what it takes off. */
  isTaken: boolean;
  isAsking: boolean;
  /** Whether it is asked for once a day is chosen. */
  needsDay: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** A promotion code: a button until somebody has one. */
export const CodeField = ({ value, onChange, onApply, error, isTaken, isAsking, needsDay, ref, className }: CodeFieldProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isAnswered = !isAsking && (isTaken || error !== undefined);
  const showAnswer = () => {
    isPressed.current = false;
    box.current?.scrollIntoView({ block: 'nearest' });
  };
  // Total and Book Now, which stay in view, may lie over the place of the answer. A press begins before the
  // box is left, which already asks.
  useEffect(() => {
    if (isPressed.current && isAnswered) showAnswer();
  });
  const press = () => {
    isPressed.current = true;
  };
  const apply = () => {
    press();
    onApply();
    if (isAnswered) showAnswer();
  };
  const open = () => {
    flushSync(() => setIsAsked(true));
    box.current?.querySelector('input')?.focus();
  };
  if (value === '' && !isAsked)
    return (
      <div ref={box} className={className}>
        <Button variant="quiet" size="small" onClick={open}>
          {t('Have a code?')}
        </Button>
      </div>
    );
  const words = isTaken
    ? t('The code is taken off the total.')
    : needsDay && value !== ''
      ? t('Choose a day to use the code.')
      : undefined;
  return (
    <div ref={box} className={classNames('scroll-mb-40', className)}>
      <div className="flex items-start gap-2">
        <TextField
          label={t('Promotion code')}
          className="grow"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={value}
          hint={<output>{words}</output>}
          error={error}
          ref={ref}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onApply}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not to send the form around it.
            event.preventDefault();
            apply();
          }}
        />
        <Button variant="secondary" className="mt-6.5 min-h-12" busy={isAsking} onPointerDown={press} onClick={apply}>
          {t('Apply')}
        </Button>
      </div>
    </div>
  );
};
