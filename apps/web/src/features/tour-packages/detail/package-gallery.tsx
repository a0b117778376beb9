import { Expand } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { loadPart } from '../../../shared/ui/browser/load-part.ts';
import { t, tn } from '../../../shared/words/words.ts';
import { PackagePicture } from '../package-picture.tsx';
import { pictureNameOf } from './picture-name.ts';

const GalleryLightbox = lazy(async () => ({ default: (await loadPart(() => import('./gallery-lightbox.tsx'))).GalleryLightbox }));

/** The first 6 pictures only (docs/specification.md section 9). */
export const MAX_GALLERY_PICTURES = 6;

type PackageGalleryProps = {
  title: string;
  images: readonly string[];
  /** Whether its first picture is the first of the page. */
  isFirst?: boolean;
};

/**
 * Pictures side by side, a row to swipe through on phones; each opens the full-screen view, and without
 * JavaScript the picture alone.
 */
export const PackageGallery = ({ title, images, isFirst = true }: PackageGalleryProps) => {
  const [opened, setOpened] = useState<number | null>(null);
  const shown = images.slice(0, MAX_GALLERY_PICTURES);
  if (shown.length === 0) {
    return <PackagePicture image={undefined} sizes="" className="aspect-3/2 rounded-panel md:aspect-auto md:h-112" />;
  }
  const opens = (index: number) => ({
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent) => {
      // A new tab or window that is asked for shows the picture alone.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpened(index);
    },
  });
  return (
    <section aria-label={t('Pictures')} className="relative">
      <ul className="package-gallery" data-pictures={shown.length}>
        {shown.map((image, index) => (
          <li key={image}>
            <a
              href={image}
              {...opens(index)}
              aria-label={t('Picture {number} of {count}: open full screen', { number: index + 1, count: shown.length })}
              className="block size-full"
            >
              <PackagePicture
                image={image}
                alt={pictureNameOf(title, index, shown.length)}
                priority={isFirst && index === 0}
                sizes={index === 0 ? '(width >= 1280px) 596px, (width >= 768px) 48vw, 88vw' : '(width >= 768px) 32vw, 88vw'}
                className="size-full transition-[filter] hover:brightness-90"
              />
            </a>
          </li>
        ))}
      </ul>
      <p className="no-print absolute end-3 bottom-3">
        <a
          href={shown[0]}
          {...opens(0)}
          className="figures touchable inline-flex items-center gap-2 rounded-full border border-transparent bg-raised px-3.5 py-1.5 font-medium text-ink text-small shadow-bar"
        >
          <Expand aria-hidden="true" className="size-4" /> {tn(shown.length, '{n} picture', '{n} pictures')}
        </a>
      </p>
      {opened === null ? null : (
        <Suspense>
          <GalleryLightbox title={title} images={shown} index={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
};
