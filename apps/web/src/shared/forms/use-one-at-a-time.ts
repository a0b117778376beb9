import { useEffect, useRef, useState } from 'react';

/**
 * Lets something begin only once it is at rest again, however fast a button is pressed. Whoever leads the
 * browser away stays busy.
 * @returns `begin` is false while it is busy
 */
export const useOneAtATime = (): { busy: boolean; begin: () => boolean; rest: () => void } => {
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const set = (isBusy: boolean) => {
    sending.current = isBusy;
    setBusy(isBusy);
  };
  // The browser's 'back' may restore this page with a button that would stay busy for ever.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => (event.persisted ? set(false) : undefined);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  });
  const begin = (): boolean => {
    if (sending.current) return false;
    set(true);
    return true;
  };
  return { busy, begin, rest: () => set(false) };
};
