import { Heart, Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/actions/button.tsx';
import { IconButton } from '../../shared/ui/actions/icon-button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { Section } from '../../shared/ui/layout/section.tsx';
import { confirm } from '../../shared/ui/overlays/confirm.ts';
import { GalleryRow } from './gallery-row.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'warm'] as const;

const askToCancel = async () => {
  const sure = await confirm({
    title: 'Are you sure you want to cancel this booking?',
    confirmLabel: 'Cancel booking',
    tone: 'danger',
  });
  await notify({ title: sure ? 'Booking cancelled' : 'Nothing changed', tone: sure ? 'green' : 'grey' });
};

export const GalleryActions = () => {
  const [busy, setBusy] = useState(false);
  return (
    <Section heading="Actions">
      <GalleryRow name="Button: variants, disabled, busy">
        <div className="space-y-3">
          {variants.map((variant) => (
            <div key={variant} className="flex flex-wrap gap-3">
              <Button variant={variant}>Book now</Button>
              <Button variant={variant} disabled>
                Book now
              </Button>
              <Button variant={variant} busy>
                Book now
              </Button>
            </div>
          ))}
        </div>
      </GalleryRow>
      <GalleryRow name="Button: sizes, icon, busy text">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small">Edit</Button>
          <Button icon={<Plus aria-hidden="true" className="size-5" />}>New package</Button>
          <Button size="large">Pay Now</Button>
          <Button busy={busy} busyText="Sending..." onClick={() => setBusy(true)}>
            Send Message
          </Button>
          <LinkButton to="/ui" variant="secondary">
            A link
          </LinkButton>
        </div>
      </GalleryRow>
      <GalleryRow name="IconButton">
        <div className="flex flex-wrap gap-3">
          <IconButton label="Share" icon={<Share2 className="size-5" />} />
          <IconButton label="Share, outlined" variant="outlined" icon={<Share2 className="size-5" />} />
          <IconButton label="Keep" variant="floating" icon={<Heart className="size-5" />} />
          <IconButton label="Keep, disabled" variant="outlined" disabled icon={<Heart className="size-5" />} />
        </div>
      </GalleryRow>
      <GalleryRow name="confirm and notify">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void askToCancel()}>
            Ask
          </Button>
          <Button
            variant="secondary"
            onClick={() => void notify({ title: 'Registration Successful!', text: 'Welcome aboard, traveler!', tone: 'green' })}
          >
            Notify
          </Button>
          <Button
            variant="secondary"
            onClick={() => void notify({ title: 'The picture is too large', text: 'At most 8 MB.', tone: 'red' })}
          >
            Show a failure notice
          </Button>
        </div>
      </GalleryRow>
    </Section>
  );
};
