import { classNames } from './class-names.ts';
import { srcSetOf } from './picture-sources.ts';

export interface PictureProps {
  /** `/pictures/{key}-1600.webp` and `/hero/{name}-1280.webp` bring AVIF and WebP in three widths; anything else is a plain picture. */
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** The reserved proportions; the picture is cropped to them. */
  width: number;
  height: number;
  /** How wide it stands, as in the `sizes` attribute. */
  sizes?: string;
  /** True for the first picture of a page alone: loaded at once and before others. */
  priority?: boolean;
  /** Of the box: rounding, aspect for other screens, hover. */
  className?: string;
}

/** A picture that never moves the page: its room is reserved and tinted until it arrives. */
export const Picture = ({ src, alt, width, height, sizes = '100vw', priority = false, className }: PictureProps) => {
  const avif = srcSetOf(src, 'avif');
  const webp = srcSetOf(src, 'webp');
  return (
    <picture className={classNames('block overflow-hidden bg-grey-soft', className)}>
      {avif === null ? null : <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp === null ? null : <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className="size-full object-cover"
      />
    </picture>
  );
};
