import type { KeyboardEvent } from 'react';

/**
 * Down and Up go from the field through what is found, and back. For the field and each hit (`data-stop`).
 */
export const moveAmongHits = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const dialog = event.currentTarget.closest('[role=dialog]');
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  stops[stops.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  event.preventDefault();
};
