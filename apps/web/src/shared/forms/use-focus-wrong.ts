import { type RefObject, useRef } from 'react';

/** @returns a ref of a group of controls, and what focuses the first wrong one in it, or else the first */
export const useFocusWrong = <Group extends HTMLElement>(): { group: RefObject<Group | null>; focus: () => void } => {
  const group = useRef<Group>(null);
  const find = (selector: string) => group.current?.querySelector<HTMLElement>(selector);
  // Controls are marked when the error is rendered, which is after it is set.
  const focus = () => void setTimeout(() => (find('[aria-invalid=true], [data-invalid]') ?? find('input'))?.focus());
  return { group, focus };
};
