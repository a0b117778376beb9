import { classNames } from '../class-names.ts';
import { srcSetOf } from './picture-sources.ts';

export type PictureProps = {
  /** `/pictures/{key}-1600.webp` and `/hero/{name}-1280.webp` bring AVIF and WebP in several widths; anything else is a plain picture. */
  src: string;
  /** Another one for phones held upright, without the ending that tells its format: `/hero/home-phone`. */
  uprightSrc?: string | undefined;
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
};

const FORMATS = ['avif', 'webp'] as const;
const UPRIGHT = '(width < 640px) and (orientation: portrait)';

/** A picture that never moves the page: its room is reserved and tinted until it arrives. */
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
