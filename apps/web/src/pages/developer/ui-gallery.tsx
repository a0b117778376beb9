import { Button } from '../../shared/ui/actions/button.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { Hero } from '../../shared/ui/layout/hero.tsx';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryData } from './gallery-data.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { GalleryStates } from './gallery-states.tsx';
import { GalleryTrips } from './gallery-trips.tsx';

/** Every component in every state, for developers; it exists only in development. */
export const UiGallery = () => (
  <>
    <Hero
      pageTitle="Design system"
      heading="Explore the World with Wayfarer"
      text="Find your perfect destination and book your dream vacation easily"
      picture={galleryPictures.fjord}
      size="tall"
    >
      <Button variant="warm" size="large">
        Find a trip
      </Button>
    </Hero>
    <div className="gutters pt-8">
      <Breadcrumb
        crumbs={[{ label: 'Packages', to: '/ui' }, { label: 'Norway', to: '/ui#' }, { label: 'Nine days of northern light' }]}
      />
    </div>
    <GalleryTrips />
    <GalleryActions />
    <GalleryFields />
    <GalleryStates />
    <GalleryData />
  </>
);
