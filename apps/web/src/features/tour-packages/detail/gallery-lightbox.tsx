import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { useMedia } from '../../../shared/ui/browser/use-media.ts';
import { smallestOf } from '../../../shared/ui/display/picture-sources.ts';
import { useBackCloses } from '../../../shared/ui/overlays/use-back-closes.ts';
import { t } from '../../../shared/words/words.ts';
import { pictureNameOf } from './picture-name.ts';

type GalleryLightboxProps = {
  title: string;
  images: readonly string[];
  index: number;
  onClose: () => void;
};

/** The viewer's own words by its English ones, and the name of the whole. */
const labelsOf = (title: string) => ({
  Lightbox: t('Pictures of {title}', { title }),
  Carousel: t('Carousel'),
  'Photo gallery': t('Photo gallery'),
  Slide: t('Slide'),
  '{index} of {total}': t('{index} of {total}', { index: '{index}', total: '{total}' }),
  Previous: t('Previous'),
  Next: t('Next'),
  Close: t('Close'),
  'Enter Fullscreen': t('Enter Fullscreen'),
  'Exit Fullscreen': t('Exit Fullscreen'),
  'Zoom in': t('Zoom in'),
  'Zoom out': t('Zoom out'),
  Thumbnails: t('Thumbnails'),
});

/** The pictures full screen, with arrow keys, swipe and zoom; Escape and Back return to the page. */
export const GalleryLightbox = ({ title, images, index, onClose }: GalleryLightboxProps) => {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  // On wide screens the buttons would cover the picture.
  const roomy = useMedia('(width >= 48rem)');
  return (
    <Lightbox
      open
      close={useBackCloses(onClose)}
      index={index}
      plugins={[Counter, Fullscreen, Zoom, ...(images.length === 1 ? [] : [Thumbnails])]}
      slides={images.map((src, place) => ({
        src,
        alt: pictureNameOf(title, place, images.length),
        thumbnail: smallestOf(src),
      }))}
      thumbnails={{
        width: roomy ? 96 : 64,
        height: roomy ? 64 : 44,
        gap: 8,
        padding: 0,
        border: 2,
        imageFit: 'cover',
        vignette: false,
      }}
      // The row below has each picture once: all of them, and none again after the last.
      carousel={{ finite: true, preload: images.length, padding: roomy ? 64 : 0 }}
      animation={calm ? { fade: 0, swipe: 0, navigation: 0 } : { fade: 200, swipe: 250 }}
      // '1 / 4' also on a page that is read from right to left, as its pictures are.
      counter={{ container: { dir: 'ltr' } }}
      labels={labelsOf(title)}
      {...(images.length === 1 ? { render: { buttonPrev: () => null, buttonNext: () => null } } : {})}
    />
  );
};
