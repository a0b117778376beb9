import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** Shown when a screen threw an error or its code could not be loaded (no network, or a newer version of the site). */
export const RouteFailure = () => {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main className="gutters space-y-6 py-16">
      <PageHeading title="Something went wrong">This page did not open</PageHeading>
      <FailedState
        message="Something went wrong while this page was loading. Nothing you booked or paid is affected."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
};
