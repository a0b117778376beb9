import { Carousel } from '../../shared/ui/carousel/carousel.tsx';
import { Picture } from '../../shared/ui/display/picture.tsx';
import { RatingStars } from '../../shared/ui/display/rating-stars.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { Section } from '../../shared/ui/layout/section.tsx';
import { galleryPictures } from './gallery-pictures.ts';

const names = { dawn: 'Kyoto, Japan', fjord: 'Lofoten, Norway', desert: 'Wadi Rum, Jordan', forest: 'Munnar, India' };

const slides = Object.entries(galleryPictures).map(([key, picture]) => ({
  key,
  content: (
    <Card padded={false}>
      <Picture src={picture} alt="" width={800} height={560} className="aspect-10/7" />
      <div className="space-y-1 p-5">
        <p className="font-bold text-lead">{names[key as keyof typeof names]}</p>
        <RatingStars stars={5} />
      </div>
    </Card>
  ),
}));

export const GalleryTrips = () => (
  <>
    <Section kicker="Top Selling" heading="Popular Destinations">
      <Carousel label="Popular destinations" slides={slides} />
    </Section>
    <Section heading="Carousel with two cards">
      <Carousel label="Two cards" slides={slides.slice(0, 2)} />
    </Section>
  </>
);
