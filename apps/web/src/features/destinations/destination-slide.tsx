import type { Destination } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Picture } from '../../shared/ui/display/picture.tsx';

/** A destination as a slide: picture, name and country (docs/specification.md section 2, Home). */
export const DestinationSlide = ({ destination }: { destination: Destination }) => (
  <article data-theme="dark" className="group relative isolate overflow-hidden rounded-card">
    <Picture
      src={destination.imageUrl}
      alt=""
      width={4}
      height={5}
      sizes="(width >= 1280px) 387px, (width >= 1024px) 31vw, (width >= 768px) 46vw, 88vw"
      className="aspect-4/5 max-h-112 w-full *:transition-[scale] *:duration-250 group-hover:*:scale-[1.03]"
    />
    <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[#06151c]/90 via-[#06151c]/60 to-transparent px-6 pt-20 pb-6">
      <h3 className="truncate font-bold text-title text-white">
        <Link
          to={paths.destination(destination._id)}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-white focus-visible:after:-outline-offset-4"
        >
          {destination.name}
        </Link>
      </h3>
      <p className="truncate text-white">{destination.country}</p>
    </div>
  </article>
);
