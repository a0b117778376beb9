import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from './site-footer.tsx';
import { SiteNav } from './site-nav.tsx';
import { SkipLink } from './skip-link.tsx';

/** Bar, content, footer. A page that begins with a Hero extends beneath the transparent bar. */
export const PublicLayout = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <SiteNav />
    <main id="content" tabIndex={-1} className="beneath-nav grow outline-none">
      {children}
    </main>
    {/* Hydrated separately, after the screen. */}
    <Suspense>
      <SiteFooter />
    </Suspense>
  </div>
);
