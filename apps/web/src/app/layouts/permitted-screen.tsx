import { has } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { Lock } from 'lucide-react';
import { matchRoutes, Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths, routerPathOf } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { adminLinksOf, type StaffScreenName, staffScreenNames, staffScreens } from './staff-screens.ts';

const staffRoutes = staffScreenNames.map((id) => ({ id, path: routerPathOf(screens[id].path) }));

/** By the router's own order: `/bookings/new` is not a booking. */
const nameAt = (pathname: string): StaffScreenName | undefined => matchRoutes(staffRoutes, pathname)?.[0]?.route.id;

/**
 * The screen, if the role may open it. All staff land on the dashboard after login: those who may not see it
 * are redirected to the first screen that they may open.
 */
export const PermittedScreen = () => {
  const { role } = useSession();
  const { pathname } = useLocation();
  const name = nameAt(pathname);
  if (role === null || name === undefined || has(role, staffScreens[name].opens)) return <Outlet />;
  const [first] = adminLinksOf(role);
  if (first === undefined || first.to === paths.account()) return <Navigate to={paths.login()} replace />;
  if (name === 'adminDashboard') return <Navigate to={first.to} replace />;
  return (
    <>
      <PageHeading title="Not part of your role">Not part of your role</PageHeading>
      <EmptyState
        title="Your role does not give you access to this page."
        text="Ask an admin if you need it."
        icon={<Lock className="size-6" />}
        action={<LinkButton to={first.to}>{first.label}</LinkButton>}
      />
    </>
  );
};
