import { screens } from '@wayfarer/contracts/screens';
import { lazy, Suspense } from 'react';
import { paths } from '../../shared/paths.ts';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

// Apart, so that what it needs is not listed in what every page loads.
const NewBookingForm = lazy(async () => ({
  default: (await loadPart(() => import('./new-booking-form.tsx'))).NewBookingForm,
}));

/** A booking for a customer who calls or stands at the desk: with a link to pay, paid already, or free. */
export const NewBookingPage = () => (
  <>
    <Breadcrumb crumbs={[{ label: 'Bookings', to: paths.adminBookings() }, { label: screens.adminNewBooking.title }]} />
    <PageHeading title={screens.adminNewBooking.title} text="For a customer who calls, or stands at the desk.">
      New booking
    </PageHeading>
    <Suspense
      fallback={
        <LoadingBlock text="Loading the form...">
          <Skeleton className="h-160 max-w-3xl rounded-card" />
        </LoadingBlock>
      }
    >
      <NewBookingForm />
    </Suspense>
  </>
);
