import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { readToken } from '../session/session.ts';
import { confirm } from '../ui/overlays/confirm.ts';
import { t } from '../words/words.ts';

/** Asks before unsaved changes are discarded; true means continue. */
export const confirmDiscard = (): Promise<boolean> =>
  confirm({
    title: t('Leave without saving?'),
    text: t('What you entered is not saved yet.'),
    confirmLabel: t('Discard changes'),
    cancelLabel: t('Keep editing'),
    tone: 'danger',
  });

/**
 * While there are unsaved changes, asks before another page replaces this one, and lets the browser ask
 * before the tab closes. A session that has ended is not held up: it goes to /login in any case, and the form
 * is saved elsewhere.
 */
export const useLeaveGuard = (unsaved: boolean): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && readToken() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmDiscard().then((sure) => (sure ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
};
