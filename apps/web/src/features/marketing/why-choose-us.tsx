import { HandCoins, HeartHandshake, Leaf, ShieldCheck } from 'lucide-react';
import { Section } from '../../shared/ui/layout/section.tsx';
import { t } from '../../shared/words/words.ts';

const reasons = () => [
  { title: t('Guides who grew up there'), text: t('They know the back door, the season and the baker.'), Icon: HeartHandshake },
  { title: t('One price, to the paisa'), text: t('The total you see is the total you pay.'), Icon: HandCoins },
  { title: t('Easy cancellation'), text: t('You see your refund before you confirm.'), Icon: ShieldCheck },
  {
    title: t('Small groups, light steps'),
    text: t('Fewer people, longer conversations, and a train wherever one runs.'),
    Icon: Leaf,
  },
];

/** Reasons to choose this agency. */
export const WhyChooseUs = () => (
  <Section heading={t('Why Choose Us')} text={t('Four things we never compromise on.')} ground="tinted">
    <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {reasons().map(({ title, text, Icon }) => (
        <li key={title}>
          <span aria-hidden="true" className="grid size-13 place-items-center rounded-card bg-accent-soft text-accent-strong">
            <Icon className="size-6" />
          </span>
          <h3 className="mt-5 font-bold text-ink text-lead">{title}</h3>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
