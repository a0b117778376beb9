import { classNames } from '../class-names.ts';
import { srcSetOf } from './picture-sources.ts';

export type PictureProps = {
  /**
   * `/pictures/{key}-1600.webp` and `/hero/{name}-1280.webp` have AVIF and WebP in several widths; anything
   * else is a plain picture.
   */
  src: string;
  /** Another one for phones in portrait orientation, without the file extension: `/hero/home-phone`. */
  uprightSrc?: string | undefined;
  /** Empty for decoration. */
  alt: string;
  /** The reserved aspect ratio; the picture is cropped to it. */
  width: number;
  height: number;
  /** Its width on the page, as in the `sizes` attribute. */
  sizes?: string;
  /** True only for the first picture of a page: loaded at once and before others. */
  priority?: boolean;
  /** For the box: rounding, aspect ratio on other screens, hover. */
  className?: string;
};

const FORMATS = ['avif', 'webp'] as const;
const UPRIGHT = '(width < 640px) and (orientation: portrait)';

/** A picture that never shifts the layout: its space is reserved and tinted until it loads. */
export const Picture = ({ src, uprightSrc, alt, width, height, sizes = '100vw', priority = false, className }: PictureProps) => {
  const avif = srcSetOf(src, 'avif');
  const webp = srcSetOf(src, 'webp');
  return (
    <picture className={classNames('block overflow-hidden bg-grey-soft', className)}>
      {uprightSrc === undefined
        ? null
        : FORMATS.map((format) => (
            <source key={format} media={UPRIGHT} type={`image/${format}`} srcSet={`${uprightSrc}.${format}`} />
          ))}
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
