import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { useOnline } from '../../shared/ui/feedback/offline-bar.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { t } from '../../shared/words/words.ts';

const reload = () => window.location.reload();

/**
 * Shown when a screen threw an error or its code could not be loaded (no network, or a newer version of the
 * site). One that failed without a network loads by itself once there is one.
 */
export const RouteFailure = () => {
  const error = useRouteError();
  const online = useOnline();
  const [beganOffline] = useState(!online);
  useEffect(() => {
    console.error(error);
  }, [error]);
  useEffect(() => {
    if (beganOffline && online) reload();
  }, [beganOffline, online]);
  return (
    <div className="gutters space-y-6 py-16">
      {beganOffline ? (
        <>
          <PageHeading title={t('You are offline')}>{t('You are offline')}</PageHeading>
          <FailedState
            message={t('This page needs a connection. It opens by itself once you are back online.')}
            onRetry={reload}
          />
        </>
      ) : (
        <>
          <PageHeading title={t('Something went wrong')}>{t('This page did not open')}</PageHeading>
          <FailedState
            message={t('Something went wrong while this page was loading. Your bookings and payments aren’t affected.')}
            onRetry={reload}
          />
        </>
      )}
    </div>
  );
};

/** The same where not even bar and footer could be rendered. */
export const SiteFailure = () => (
  <main>
    <RouteFailure />
  </main>
);
