/** The backdrop of modal overlays. */
export const backdropStyle =
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0';

/** A box in the middle; at the lower edge on phones, within reach of the thumb. */
export const dialogStyle =
  'fixed inset-x-3 bottom-3 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-dialog overflow-y-auto rounded-panel bg-raised p-6 shadow-float outline-none ' +
  'transition-[opacity,translate] duration-200 data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0 ' +
  'sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-8 sm:data-starting-style:-translate-y-[calc(50%-0.75rem)]';
