import { Mountain } from 'lucide-react';
import { classNames } from '../../shared/ui/class-names.ts';
import { Picture } from '../../shared/ui/display/picture.tsx';

type PackagePictureProps = {
  /** Pictures are optional (docs/specification.md section 5): without one a plain background is shown. */
  image: string | undefined;
  alt?: string;
  sizes: string;
  priority?: boolean;
  className: string;
};

/** A picture of a package, 3 : 2. */
export const PackagePicture = ({ image, alt = '', sizes, priority = false, className }: PackagePictureProps) =>
  image === undefined ? (
    <span aria-hidden="true" className={classNames('grid place-items-center bg-accent-soft text-accent', className)}>
      <Mountain className="size-12" strokeWidth={1.25} />
    </span>
  ) : (
    <Picture src={image} alt={alt} width={3} height={2} sizes={sizes} priority={priority} className={className} />
  );
