import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from '../../words/words.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** True while the browser has a network. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** The bar itself, whatever the browser's state. */
export const OfflineLine = () => (
  <p className="flex items-center justify-center gap-2 rounded-control bg-ink px-4 py-3 text-center font-medium text-page text-small shadow-float">
    <WifiOff aria-hidden="true" className="size-4 shrink-0" />
    {t('You are offline. This page may be out of date.')}
  </p>
);

/** Shown at the lower edge while there is no network, but where a bar says it itself (base.css). */
export const OfflineBar = () => {
  const online = useOnline();
  return (
    <output className="offline-bar no-print pointer-events-none fixed inset-x-3 bottom-[calc(var(--bottom-bar-height,0px)+0.75rem)] z-40 block mx-auto max-w-prose">
      {online ? null : <OfflineLine />}
    </output>
  );
};
