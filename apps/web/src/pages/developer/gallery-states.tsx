import { Luggage } from 'lucide-react';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Chip } from '../../shared/ui/display/chip.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { OfflineLine } from '../../shared/ui/feedback/offline-bar.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Spinner } from '../../shared/ui/feedback/spinner.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { Section } from '../../shared/ui/layout/section.tsx';
import { Steps } from '../customer/steps.tsx';
import { GalleryRow } from './gallery-row.tsx';

const tones = ['red', 'amber', 'green', 'grey'] as const;

export const GalleryStates = () => (
  <Section heading="States">
    <GalleryRow name="Loading, empty, failed, offline">
      <div className="grid gap-6 lg:grid-cols-2">
        <LoadingBlock text="Loading your bookings...">
          <Card className="space-y-3">
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-5 w-1/3" />
          </Card>
        </LoadingBlock>
        <EmptyState
          title="No bookings found yet."
          text="Your trips will appear here from the day you book them."
          icon={<Luggage className="size-7" />}
          action={<LinkButton to="/ui">See all packages</LinkButton>}
        />
        <FailedState message="The bookings could not be loaded." onRetry={() => undefined} />
        <OfflineLine />
      </div>
    </GalleryRow>
    <GalleryRow name="Notice">
      <div className="space-y-3">
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            action={
              <Button variant="secondary" size="small">
                Try again
              </Button>
            }
          >
            The message was not sent. What you wrote is still here.
          </Notice>
        ))}
      </div>
    </GalleryRow>
    <GalleryRow name="Badge, Chip, Spinner">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="green">Confirmed</Badge>
        <Badge tone="red">Cancelled</Badge>
        <Badge tone="yellow">Pending</Badge>
        <Badge tone="grey">Pending</Badge>
        <Badge tone="accent">Paid</Badge>
        <Chip onRemove={() => undefined}>Lofoten, Norway</Chip>
        <Chip>From ₹20,000.00</Chip>
        <Spinner />
      </div>
    </GalleryRow>
    <GalleryRow name="Steps">
      <div className="max-w-prose space-y-6">
        <Steps current={0} />
        <Steps current={1} />
        <Steps current={3} />
      </div>
    </GalleryRow>
  </Section>
);
