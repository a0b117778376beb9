import { siteSettings } from '../../shared/site-settings.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Picture } from '../../shared/ui/display/picture.tsx';
import { ownText } from '../../shared/words/own-text.tsx';
import { t } from '../../shared/words/words.ts';

/** Home's 'About Us'. Read More does nothing, as specified (docs/specification.md section 2). */
export const AboutBlock = () => {
  const { agency } = siteSettings;
  return (
    <section aria-labelledby="about-us" className="py-14 sm:py-20">
      <div className="gutters grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <Picture
          src="/hero/about-1280.webp"
          alt=""
          width={4}
          height={3}
          sizes="(width >= 1280px) 568px, (width >= 1024px) 45vw, 92vw"
          className="aspect-4/3 rounded-panel"
        />
        <div>
          <h2 id="about-us" className="font-bold text-ink text-title">
            {t('About Us')}
          </h2>
          <p dir="auto" {...ownText(agency, 'aboutLead')} className="mt-4 text-ink text-lead">
            {agency.aboutLead}
          </p>
          <p dir="auto" {...ownText(agency, 'aboutText')} className="mt-4 max-w-prose whitespace-pre-line text-ink-soft">
            {agency.aboutText}
          </p>
          <Button variant="secondary" className="mt-7">
            {t('Read More')}
          </Button>
        </div>
      </div>
    </section>
  );
};
