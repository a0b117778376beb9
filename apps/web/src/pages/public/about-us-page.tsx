import { screens } from '@wayfarer/contracts/screens';
import { HowItWorks } from '../../features/marketing/how-it-works.tsx';
import { TestimonialCarousel } from '../../features/marketing/testimonial-carousel.tsx';
import { WhyChooseUs } from '../../features/marketing/why-choose-us.tsx';
import { paths } from '../../shared/paths.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Hero } from '../../shared/ui/layout/hero.tsx';
import { Section } from '../../shared/ui/layout/section.tsx';
import { ownText } from '../../shared/words/own-text.tsx';
import { t } from '../../shared/words/words.ts';

const OurStory = () => (
  <div className="gutters grid gap-x-16 gap-y-6 py-14 sm:py-20 lg:grid-cols-[5fr_7fr]">
    <h2 dir="auto" {...ownText(siteSettings.agency, 'storyHeading')} className="font-bold text-ink text-title">
      {siteSettings.agency.storyHeading}
    </h2>
    <div className="max-w-prose space-y-4 text-ink-soft">
      <p dir="auto" {...ownText(siteSettings.agency, 'storyLead')} className="text-ink text-lead">
        {siteSettings.agency.storyLead}
      </p>
      <p dir="auto" {...ownText(siteSettings.agency, 'story')} className="whitespace-pre-line">
        {siteSettings.agency.story}
      </p>
      <LinkButton to={paths.packageList()} className="mt-4">
        {t('See all packages')}
      </LinkButton>
    </div>
  </div>
);

/** /about-us */
export const AboutUsPage = () => (
  <>
    <Hero
      pageTitle={screens.aboutUs.title}
      heading={t('About Us')}
      text={t('Small groups, honest prices and guides who grew up there.')}
      picture="/hero/about-1280.webp"
    />
    <OurStory />
    <HowItWorks />
    <WhyChooseUs />
    <Section heading={t('What Travellers Say')}>
      <TestimonialCarousel label={t('Testimonials')} of={siteSettings.agency} list="travellerReviews" />
    </Section>
  </>
);
