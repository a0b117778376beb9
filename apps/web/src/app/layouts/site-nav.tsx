import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useLogout } from '../../shared/session/use-logout.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { IconButton } from '../../shared/ui/actions/icon-button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { t } from '../../shared/words/words.ts';
import { BrandLink } from './brand-link.tsx';
import { useSiteLinks } from './site-links.ts';
import { useScrolledBeyond } from './use-scrolled-beyond.ts';

const SiteMenu = lazy(async () => ({ default: (await loadPart(() => import('./site-menu.tsx'))).SiteMenu }));

/** Scrolled more than this, the bar turns from transparent to white (docs/specification.md section 9). */
const TURNS_AT = 50;

const SessionSlot = () => {
  const { token } = useSession();
  const logout = useLogout();
  return token === null ? (
    <>
      <LinkButton to={paths.login()} variant="quiet" className="px-3 sm:px-5">
        {t('Login')}
      </LinkButton>
      <LinkButton to={paths.register()} variant="ink" className="px-4 sm:px-5">
        {t('Register')}
      </LinkButton>
    </>
  ) : (
    <Button variant="secondary" onClick={() => void logout()}>
      {t('Logout')}
    </Button>
  );
};

const linkStyle = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'relative flex min-h-11 items-center rounded-control px-3.5 font-medium text-ink transition-colors hover:bg-hover',
    'after:absolute after:inset-x-3.5 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-warm after:transition-opacity',
    isActive ? 'after:opacity-100' : 'after:opacity-0',
  );

/** The fixed bar of the public pages. */
export const SiteNav = () => {
  const scrolled = useScrolledBeyond(TURNS_AT);
  const links = useSiteLinks();
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <header
      data-scrolled={scrolled}
      className={classNames(
        'site-nav fixed inset-x-0 top-0 z-40 transition-[background-color,box-shadow] duration-200',
        scrolled ? 'bg-raised shadow-bar' : 'bg-transparent',
      )}
    >
      <div className="gutters flex min-h-(--nav-height) flex-wrap items-center justify-between gap-x-2">
        <BrandLink compact />
        <nav aria-label={t('Main')} className="hidden lg:block">
          <ul className="flex gap-1">
            {links.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} className={linkStyle}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-1 sm:gap-2">
          <div className="session-slot contents">
            <SessionSlot />
          </div>
          <IconButton
            label={t('Menu')}
            icon={<Menu className="size-6" />}
            className="-me-2 lg:hidden noscript:hidden"
            aria-haspopup="dialog"
            onClick={() => setMenu('open')}
          />
        </div>
      </div>
      {menu === 'unused' ? null : (
        <Suspense>
          <SiteMenu open={menu === 'open'} onOpenChange={(open) => setMenu(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </header>
  );
};
