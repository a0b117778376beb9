/** The box of every text-like control. */
export const controlStyle =
  'block min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 py-2.5 text-body text-ink transition-[border-color,box-shadow] ' +
  'hover:border-ink-soft focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent ' +
  'disabled:opacity-60 aria-invalid:border-red aria-invalid:focus-visible:outline-red';
