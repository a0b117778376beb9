import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes what would else lie over the next page: by a link in it, by Back and by Forward. */
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
