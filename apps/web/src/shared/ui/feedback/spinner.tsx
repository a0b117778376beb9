import { classNames } from '../class-names.ts';

/** A turning ring in the text's colour. Decoration: what is busy says so itself. */
export const Spinner = ({ className }: { className?: string | undefined }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-block size-5 animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
);
