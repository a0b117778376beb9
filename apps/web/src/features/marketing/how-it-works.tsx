import { CalendarCheck, Compass, Luggage } from 'lucide-react';
import { Section } from '../../shared/ui/layout/section.tsx';
import { t } from '../../shared/words/words.ts';

const steps = () => [
  {
    title: t('Select Package'),
    text: t('Filter by place, price and dates, and read every day of the trip before you decide.'),
    Icon: Compass,
  },
  {
    title: t('Make a Booking'),
    text: t('Choose your day and who comes along. The total you see is the total you pay.'),
    Icon: CalendarCheck,
  },
  {
    title: t('Enjoy Your Trip'),
    text: t('Pack lightly. A guide who grew up there meets you, and we are a message away.'),
    Icon: Luggage,
  },
];

/** The three steps, on Home and on About Us. */
export const HowItWorks = ({ ground = 'plain' }: { ground?: 'plain' | 'tinted' }) => (
  <Section heading={t('How It Works')} text={t('From the first idea to the first evening, in three steps.')} ground={ground}>
    <ol className="grid gap-6 md:grid-cols-3">
      {steps().map(({ title, text, Icon }, index) => (
        <li key={title} className="rounded-card border border-hairline bg-surface p-6 sm:p-8">
          <div className="flex items-center justify-between">
            <span className="figures grid size-11 place-items-center rounded-full bg-warm font-bold text-lead text-on-warm">
              {index + 1}
            </span>
            <Icon aria-hidden="true" className="size-8 text-accent" strokeWidth={1.5} />
          </div>
          <h3 className="mt-6 font-bold text-ink text-lead">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
