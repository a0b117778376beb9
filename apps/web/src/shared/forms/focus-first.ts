import type { RefCallBack } from 'react-hook-form';

/**
 * Of a group of controls that is one field of a form: the focus goes to the one that is wrong, or to the
 * first.
 */
export const focusFirst =
  (ref: RefCallBack) =>
  (group: HTMLElement | null): void =>
    ref(
      group && {
        focus: () =>
          (group.querySelector<HTMLElement>('[aria-invalid="true"]') ?? group.querySelector<HTMLElement>('input'))?.focus(),
      },
    );
