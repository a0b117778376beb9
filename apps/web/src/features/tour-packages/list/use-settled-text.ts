import { useEffect, useRef, useState } from 'react';
import { useIsLeaving } from '../../../shared/ui/browser/use-is-leaving.ts';

/** Milliseconds without a key press after which the text is applied. */
const SETTLE_MS = 400;

/**
 * Text that is typed here and applied after a pause in typing. `value` is what is applied now; when it
 * changes from outside (a chip was removed, 'back' was pressed) the text follows, but not while it only
 * catches up with what was typed.
 */
export const useSettledText = (value: string, apply: (text: string) => void): [string, (text: string) => void] => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState({ value, applied: value });
  if (known.value !== value) {
    if (known.applied !== value) setText(value);
    setKnown({ value, applied: value });
  }
  const isLeaving = useIsLeaving();
  const latest = useRef({ apply, isLeaving });
  useEffect(() => {
    latest.current = { apply, isLeaving };
  });
  useEffect(() => {
    if (text.trim() === known.applied) return;
    const timer = setInterval(() => {
      if (latest.current.isLeaving()) return;
      clearInterval(timer);
      setKnown((before) => ({ ...before, applied: text.trim() }));
      latest.current.apply(text.trim());
    }, SETTLE_MS);
    return () => clearInterval(timer);
  }, [text, known.applied]);
  return [text, setText];
};
