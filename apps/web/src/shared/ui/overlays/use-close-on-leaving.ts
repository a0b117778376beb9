import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes what would otherwise cover the next page: after a link in it, Back or Forward. */
export const useCloseOnLeaving = (close: () => void): void => {
  const { key } = useLocation();
  const shown = useRef(key);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    leave();
  }, [key]);
};
