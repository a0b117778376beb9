import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Picture } from '../../shared/ui/display/picture.tsx';
import { t } from '../../shared/words/words.ts';
import { destinationQuery } from './destination-queries.ts';
import { offersOf } from './offers-of.ts';

/**
 * Where a trip goes: the beginning of the destination's text, and a link to its page. Not essential, so a
 * failure shows nothing.
 */
export const AboutPlace = ({ id }: { id: string }) => {
  const { data: destination } = useQuery(destinationQuery(id));
  if (destination === undefined) return null;
  const { name, country, description, imageUrl } = destination;
  return (
    <section aria-labelledby="about-place" className="gap-6 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Picture
        src={imageUrl}
        alt=""
        width={4}
        height={3}
        sizes="(width >= 640px) 192px, 88vw"
        className="aspect-4/3 rounded-card"
      />
      <div className="min-w-0 max-sm:mt-4">
        <h2 id="about-place" className="wrap-anywhere font-bold text-ink text-title">
          {name}, {country}
        </h2>
        <p className="mt-2 line-clamp-4 text-ink-soft">{description}</p>
        <p className="figures mt-2 font-medium text-ink">{offersOf(destination)}</p>
        <LinkButton to={paths.destination(id)} variant="secondary" className="mt-4">
          {t('More about {place}', { place: name })}
        </LinkButton>
      </div>
    </section>
  );
};
