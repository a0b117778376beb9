import { classNames } from '../class-names.ts';

/** A spinning ring in the text's colour. Decoration only: the busy element has its own text. */
export const Spinner = ({ className }: { className?: string | undefined }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-block size-5 animate-spin rounded-full border-2 border-current border-e-transparent',
      className,
    )}
  />
);
