import type { Role } from '@wayfarer/contracts';
import type { ComponentType } from 'react';
import type { Fakes } from '../testing/fake-api.ts';

/** How a screen that shows what the API answers is looked at in each of its states; stands beside its page as `<page>.states.ts`. */
export type ScreenStates = {
  name: string;
  Screen: ComponentType;
  pattern: string;
  at?: string;
  /** Whose session it is opened with. */
  as: Role;
  /** What the API answers when there is nothing to show. */
  empty: Fakes;
  loadingText: string;
  emptyText: string;
  filledText: string;
};
