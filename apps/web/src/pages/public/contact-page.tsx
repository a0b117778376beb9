import { screens } from '@wayfarer/contracts/screens';
import { useLocation } from 'react-router-dom';
import { ContactDetails } from '../../features/contact-messages/contact-details.tsx';
import { ContactForm } from '../../features/contact-messages/contact-form.tsx';
import { formOutcomeOf } from '../../shared/forms/form-outcome.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { t } from '../../shared/words/words.ts';

/** /contact */
export const ContactPage = () => {
  const { state } = useLocation();
  return (
    <div className="gutters grid gap-x-20 gap-y-12 py-10 sm:py-16 lg:grid-cols-[5fr_7fr]">
      <div className="space-y-10">
        <PageHeading
          title={screens.contact.title}
          text={t('Ask us anything about a place, a date or a plan. You’ll hear back from someone who has been there.')}
        >
          {t('Contact Us')}
        </PageHeading>
        <ContactDetails />
      </div>
      <Card className="sm:p-10">
        <ContactForm earlier={formOutcomeOf(state, 'message')} />
      </Card>
    </div>
  );
};
