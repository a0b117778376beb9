import type { OpenedTrip } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { lazy, Suspense, useState } from 'react';
import { OpenTripForm } from '../../features/bookings/open/open-trip-form.tsx';
import { Button } from '../../shared/ui/actions/button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { t } from '../../shared/words/words.ts';

/** Shown only once a trip is found. */
const OpenedTripView = lazy(async () => ({
  default: (await loadPart(() => import('../../features/bookings/open/opened-trip-view.tsx'))).OpenedTripView,
}));

/** When and where a booked trip is, for who has its number and no login at hand. */
export const FindTripPage = () => {
  const [trip, setTrip] = useState<OpenedTrip | null>(null);
  return (
    <div className="gutters py-8 sm:py-14">
      <div className="mx-auto max-w-prose space-y-6">
        <PageHeading
          title={screens.findTrip.title}
          text={t('With its booking number and your email address, without logging in.')}
        >
          {screens.findTrip.title}
        </PageHeading>
        <noscript>
          <Notice tone="amber">
            {t("Finding a trip needs JavaScript. Turn it on in your browser's settings and load this page again.")}
          </Notice>
        </noscript>
        {trip === null ? (
          <OpenTripForm onOpened={setTrip} />
        ) : (
          <Suspense fallback={<p className="text-ink-soft">{t('Opening your trip...')}</p>}>
            <OpenedTripView trip={trip} />
            <Button variant="secondary" onClick={() => setTrip(null)}>
              {t('Find another trip')}
            </Button>
          </Suspense>
        )}
      </div>
    </div>
  );
};
