import { useQuery } from '@tanstack/react-query';
import { has } from '@wayfarer/contracts';
import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { version } from '../../../package.json';
import { countedUpTo, waitingBehind } from '../../features/dashboard/waiting-lines.ts';
import { waitingQuery } from '../../features/dashboard/waiting-query.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { versionWords } from '../../shared/format/version-words.ts';
import { useLogout } from '../../shared/session/use-logout.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { ThemeSwitch } from '../../shared/ui/layout/theme-switch.tsx';
import { adminLinksOf } from './staff-screens.ts';

/** Beside a link, not in it: its name stays what it leads to. */
const WaitingCount = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span className="figures pointer-events-none absolute inset-y-0 end-3 my-auto flex h-6 min-w-6 items-center justify-center rounded-full bg-amber-soft px-1.5 font-semibold text-amber text-small">
      {countedUpTo(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
/** The commit that answers, for those who may read it; the version of this page for others. */
const RunningVersion = () => {
  const { role } = useSession();
  const { data = { version, commit: null } } = useQuery({
    queryKey: laterQueryKeys.version.all,
    queryFn: ({ signal }) => callEndpoint('showVersion', { signal }),
    enabled: has(role, 'read-version'),
  });
  return <p className="wrap-anywhere px-3 text-ink-faint text-small">Version {versionWords(data)}</p>;
};

/** Links, theme, Logout and the running version; at the side, or in a drawer on phones. */
export const AdminSidebar = () => {
  const { role } = useSession();
  const logout = useLogout();
  const { data: waiting } = useQuery({ ...waitingQuery, enabled: has(role, 'read-waiting') });
  return (
    <div className="flex h-full flex-col gap-6">
      <nav aria-label="Admin" className="grow">
        <ul className="for-role space-y-1">
          {adminLinksOf(role).map(({ label, to, Icon }) => (
            <li key={to} className="relative">
              <NavLink
                to={to}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </NavLink>
              <WaitingCount count={waitingBehind(to, role, waiting)} />
            </li>
          ))}
        </ul>
      </nav>
      <ThemeSwitch />
      <Button variant="secondary" icon={<LogOut aria-hidden="true" className="size-5" />} onClick={() => void logout()}>
        Logout
      </Button>
      <RunningVersion />
    </div>
  );
};
