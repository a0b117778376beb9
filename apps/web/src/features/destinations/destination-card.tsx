import type { Destination } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Picture } from '../../shared/ui/display/picture.tsx';
import { OwnText, ownText } from '../../shared/words/own-text.tsx';
import { offersOf } from './offers-of.ts';

/** A destination with its description and offers; links to its page. */
export const DestinationCard = ({ destination }: { destination: Destination }) => (
  <article className="group relative">
    <Picture
      src={destination.imageUrl}
      alt=""
      width={4}
      height={3}
      sizes="(width >= 1280px) 384px, (width >= 1024px) 31vw, (width >= 640px) 46vw, 88vw"
      className="aspect-4/3 rounded-card *:transition-[scale] *:duration-250 group-hover:*:scale-[1.03]"
    />
    <h2 className="mt-4 line-clamp-2 wrap-anywhere font-bold text-ink text-lead">
      <Link
        to={paths.destination(destination._id)}
        className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
      >
        <OwnText of={destination} at="name">
          {destination.name}
        </OwnText>
      </Link>
    </h2>
    <p className="truncate font-medium text-accent" {...ownText(destination, 'country')}>
      {destination.country}
    </p>
    <p dir="auto" className="mt-2 line-clamp-3 text-ink-soft" {...ownText(destination, 'description')}>
      {destination.description}
    </p>
    <p className="figures mt-3 font-semibold text-ink">{offersOf(destination)}</p>
  </article>
);
