import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

const Detail = ({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) => (
  <div className="relative min-w-0 pl-15">
    <dt className="font-semibold text-ink">
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 grid size-11 place-items-center rounded-control bg-accent-soft text-accent-strong"
      >
        {icon}
      </span>
      {label}
    </dt>
    {children}
  </div>
);

const linkStyle = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';

/** How else to reach us, and when (docs/specification.md section 2, Contact Us). */
export const ContactDetails = () => (
  <dl className="space-y-7 text-ink-soft">
    <Detail label="Phone" icon={<Phone className="size-5" />}>
      <dd>
        <a href="tel:+918041234567" className={linkStyle}>
          +91 80 4123 4567
        </a>
      </dd>
    </Detail>
    <Detail label="Email" icon={<Mail className="size-5" />}>
      <dd>
        <a href="mailto:hello@wayfarer.example" className={linkStyle}>
          hello@wayfarer.example
        </a>
      </dd>
    </Detail>
    <Detail label="Address" icon={<MapPin className="size-5" />}>
      <dd className="mt-1.5">
        12 Lavelle Road
        <br />
        Bengaluru 560001, India
      </dd>
    </Detail>
    <Detail label="Opening hours" icon={<Clock className="size-5" />}>
      <dd className="figures mt-1.5">Monday–Friday: 8 am – 9 pm</dd>
      <dd className="figures">Saturday–Sunday: 8 am – 9 pm</dd>
    </Detail>
  </dl>
);
