import { notFoundScreen } from '@wayfarer/contracts/screens';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { t } from '../../shared/words/words.ts';

/** Shown at an unknown address, with links to the most visited pages. */
export const NotFoundPage = () => (
  <div className="gutters flex min-h-[60dvh] flex-col justify-center py-16">
    <p className="mb-2 font-semibold text-accent">404</p>
    <PageHeading
      title={notFoundScreen.title}
      text={t('The link may be wrong, or the trip is no longer offered. Try one of these pages.')}
    >
      {t('We could not find this page')}
    </PageHeading>
    <div className="mt-8 flex flex-wrap gap-3">
      <LinkButton to={paths.packageList()}>{t('See all packages')}</LinkButton>
      <LinkButton to={paths.destinations()} variant="secondary">
        {t('Browse destinations')}
      </LinkButton>
      <LinkButton to={paths.home()} variant="quiet">
        {t('Go home')}
      </LinkButton>
    </div>
  </div>
);
