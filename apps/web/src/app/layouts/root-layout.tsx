import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useDepartureEnd } from '../../shared/session/departure.ts';
import { ConfirmHost } from '../../shared/ui/confirm-host.tsx';
import { OfflineBar } from '../../shared/ui/offline-bar.tsx';
import { ToastViewport } from '../../shared/ui/toast-viewport.tsx';
import { RouteProgress } from './route-progress.tsx';
import { usePageAddress } from './use-page-address.ts';

/** Around every screen: prompts, notices, the offline line, and the place one had scrolled to. */
export const RootLayout = () => {
  useDepartureEnd();
  usePageAddress();
  return (
    <>
      <RouteProgress />
      <Outlet />
      <ToastViewport />
      <ConfirmHost />
      <OfflineBar />
      <ScrollRestoration />
    </>
  );
};
