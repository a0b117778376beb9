import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useLogoutEnd } from '../../shared/session/logout-state.ts';
import { OfflineBar } from '../../shared/ui/feedback/offline-bar.tsx';
import { ToastViewport } from '../../shared/ui/feedback/toast-viewport.tsx';
import { ConfirmHost } from '../../shared/ui/overlays/confirm-host.tsx';
import { RouteProgress } from './route-progress.tsx';
import { usePageAddress } from './use-page-address.ts';

/** Around every screen: prompts, notices, the offline line, and the restored scroll position. */
export const RootLayout = () => {
  useLogoutEnd();
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
