import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Back closes what covers the page instead of leaving the page: while it is open, it has a history entry.
 * @returns closes it the same way; further calls do nothing
 */
export const useBackCloses = (onClose: () => void): (() => void) => {
  const navigate = useNavigate();
  const { key, pathname, search, hash } = useLocation();
  const under = useRef(key);
  const state = useRef<'opening' | 'pushed' | 'covering' | 'closing'>('opening');
  useEffect(() => {
    if (state.current === 'opening') {
      state.current = 'pushed';
      void navigate({ pathname, search, hash }, { preventScrollReset: true });
    } else if (key !== under.current) {
      if (state.current === 'pushed') state.current = 'covering';
    } else if (state.current !== 'pushed') onClose();
  }, [key, pathname, search, hash, navigate, onClose]);
  return () => {
    if (state.current === 'closing') return;
    if (state.current === 'covering') void navigate(-1);
    else onClose();
    state.current = 'closing';
  };
};
