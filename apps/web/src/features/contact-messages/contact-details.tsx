import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { siteSettings } from '../../shared/site-settings.ts';
import { ownText } from '../../shared/words/own-text.tsx';
import { t } from '../../shared/words/words.ts';

const Detail = ({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) => (
  <div className="relative min-w-0 ps-15">
    <dt className="font-semibold text-ink">
      <span
        aria-hidden="true"
        className="absolute top-0 start-0 grid size-11 place-items-center rounded-control bg-accent-soft text-accent-strong"
      >
        {icon}
      </span>
      {label}
    </dt>
    {children}
  </div>
);

const linkStyle = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';

/** Other ways to reach us, and when (docs/specification.md section 2, Contact Us). */
export const ContactDetails = () => {
  const { phone, email, address, hours } = siteSettings.agency;
  return (
    <dl className="space-y-7 text-ink-soft">
      <Detail label={t('Phone')} icon={<Phone className="size-5" />}>
        <dd>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={linkStyle}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </dd>
      </Detail>
      <Detail label={t('Email')} icon={<Mail className="size-5" />}>
        <dd className="wrap-anywhere">
          <a href={`mailto:${email}`} className={linkStyle}>
            {email}
          </a>
        </dd>
      </Detail>
      <Detail label={t('Address')} icon={<MapPin className="size-5" />}>
        <dd dir="auto" className="mt-1.5 whitespace-pre-line">
          {address}
        </dd>
      </Detail>
      <Detail label={t('Opening hours')} icon={<Clock className="size-5" />}>
        {hours.split('\n').map((line) => (
          <dd key={line} dir="auto" {...ownText(siteSettings.agency, 'hours')} className="figures first-of-type:mt-1.5">
            {line}
          </dd>
        ))}
      </Detail>
    </dl>
  );
};
