import { itineraryDayOf, type TourPackage } from '@wayfarer/contracts';
import { ownText } from '../../../shared/words/own-text.tsx';
import { t } from '../../../shared/words/words.ts';

/** Day by day, with the name of a day that has one. */
export const ItineraryTimeline = ({ tourPackage }: { tourPackage: Pick<TourPackage, 'itinerary' | 'untranslated'> }) => (
  <section aria-labelledby="itinerary">
    <h2 id="itinerary" className="font-bold text-ink text-title">
      {t('Day by day')}
    </h2>
    <ol className="mt-6">
      {tourPackage.itinerary.map(itineraryDayOf).map(({ title, text }, index) => (
        // A day is identified by its position; the list never changes while it is shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="group relative flex gap-5 pb-7 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-3 bottom-[-0.75rem] start-[0.6875rem] w-0.5 bg-hairline group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="relative mt-0.5 size-6 shrink-0 rounded-full border-4 border-page bg-accent outline-2 outline-accent"
          />
          <div className="min-w-0">
            <h3 className="figures font-semibold text-accent text-small">{t('Day {number}', { number: index + 1 })}</h3>
            {title ? (
              <p dir="auto" className="mt-0.5 font-semibold text-ink" {...ownText(tourPackage, `itinerary/${index}`)}>
                {title}
              </p>
            ) : null}
            <p dir="auto" className="mt-0.5 max-w-prose text-ink" {...ownText(tourPackage, `itinerary/${index}`)}>
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
