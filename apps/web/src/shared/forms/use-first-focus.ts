import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when something in the form is first focused. `then` must be the same function at every rendering. */
export const useFirstFocus = (then: () => Promise<unknown>): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    // A failure is told by whoever needs what is loaded.
    const go = () => void then().catch(() => null);
    element?.addEventListener('focusin', go, { once: true });
    return () => element?.removeEventListener('focusin', go);
  }, [then]);
  return form;
};
