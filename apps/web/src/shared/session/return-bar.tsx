import { isStaff } from '@wayfarer/contracts';
import { audienceOf, screens } from '@wayfarer/contracts/screens';
import { X } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { t } from '../words/words.ts';
import { aimWordsOf } from './aim-words.ts';
import { aimOf, clearReturnTo, readReturnTo } from './return-to.ts';
import { useSession } from './use-session.ts';

/** For somebody who had to log in on the way to a booking, a trip or a page of staff. It is shown once. */
export const ReturnBar = () => {
  const [address, setAddress] = useState(readReturnTo);
  const { role, userId } = useSession();
  const aim = address === null ? null : aimOf(address);
  if (address === null || aim === null || (audienceOf(screens[aim]) === 'staff' && !isStaff(role))) return null;
  // The remembered list may be that of another account.
  const to = aim === 'myBookings' && userId !== null ? paths.myBookings(userId) : address;
  const { text, link } = aimWordsOf(aim);
  const dismiss = () => {
    clearReturnTo();
    setAddress(null);
  };
  return (
    <section
      aria-label={link}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warm-soft py-3 pe-3 ps-5 text-ink"
    >
      <p className="min-w-52 grow">{text}</p>
      <LinkButton to={to} onClick={clearReturnTo}>
        {link}
      </LinkButton>
      <IconButton label={t('Dismiss')} icon={<X className="size-5" />} onClick={dismiss} />
    </section>
  );
};
