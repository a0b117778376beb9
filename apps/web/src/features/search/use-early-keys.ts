import { useEffect } from 'react';

/** Whether the field of an open search has the keys itself. */
const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([readonly]), textarea, select, [contenteditable]') !== null;

/**
 * Keeps what is typed between the key that opens the search and the moment when its field has the focus: its
 * part of the website may still be loading then.
 */
export const useEarlyKeys = (isOpen: boolean, setText: (change: (text: string) => string) => void): void => {
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return;
      if (event.key === 'Backspace') setText((text) => text.slice(0, -1));
      // Any sign has one character; 'Enter' and others are names of keys. A blank presses a button.
      else if (/^.$/su.test(event.key) && (event.key !== ' ' || !(event.target instanceof HTMLButtonElement)))
        setText((text) => `${text}${event.key}`);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [isOpen, setText]);
};
