import { screens } from '@wayfarer/contracts/screens';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useMatch } from 'react-router-dom';
import { SearchBox } from '../../features/search/search-box.tsx';
import { paths, routerPathOf } from '../../shared/paths.ts';
import { useIsLoggingOut } from '../../shared/session/logout-state.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { IconButton } from '../../shared/ui/actions/icon-button.tsx';
import { Drawer } from '../../shared/ui/overlays/drawer.tsx';
import { useCloseOnLeaving } from '../../shared/ui/overlays/use-close-on-leaving.ts';
import { AdminGuard } from '../guards/admin-guard.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import { BrandLink } from './brand-link.tsx';
import { PermittedScreen } from './permitted-screen.tsx';
import { PublicLayout } from './public-layout.tsx';
import { SkipLink } from './skip-link.tsx';
import { useRequiredTwoFactor } from './use-required-two-factor.ts';

const Layout = () => {
  const { token } = useSession();
  const loggingOut = useIsLoggingOut();
  useRequiredTwoFactor();
  // What travellers will see is shown between their bar and their footer.
  const isOnSite = useMatch(routerPathOf(screens.adminPackagePreview.path)) !== null;
  const [menuOpen, setMenuOpen] = useState(false);
  useCloseOnLeaving(() => setMenuOpen(false));
  if (token === null && !loggingOut) return <Navigate to={paths.login()} replace />;
  if (isOnSite)
    return (
      <PublicLayout>
        <PermittedScreen />
      </PublicLayout>
    );
  return (
    <div className="print:block min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-hairline border-e bg-sunken p-4 lg:flex">
        <div className="px-2 pt-1">
          <BrandLink />
        </div>
        <AdminSidebar />
      </aside>
      <div className="min-w-0">
        <header className="admin-bar sticky top-0 z-40 flex min-h-18 items-center gap-3 border-hairline border-b bg-page px-(--gutter)">
          <IconButton
            label="Menu"
            icon={<Menu className="size-6" />}
            className="-ms-2 lg:hidden"
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          />
          <div className="lg:hidden">
            <BrandLink />
          </div>
          <SearchBox />
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto max-w-page space-y-6 px-(--gutter) py-8 outline-none [--table-top:4.5rem] max-sm:space-y-4 max-sm:py-4 max-sm:[&_.page-text]:hidden"
        >
          <PermittedScreen />
        </main>
      </div>
      <Drawer open={menuOpen} onOpenChange={setMenuOpen} title="Menu" side="start">
        <AdminSidebar />
      </Drawer>
    </div>
  );
};

/**
 * Sidebar, bar, content, behind the guard. It too goes to /login without a token (docs/specification.md
 * section 6).
 */
export const AdminLayout = () => (
  <AdminGuard>
    <Layout />
  </AdminGuard>
);
