import type { EndpointName, EveryEndpoint, Role } from '@wayfarer/contracts';
import type { ScreenName } from '@wayfarer/contracts/screens';
import type { z } from 'zod';

/**
 * How a screen that shows what the API answers is looked at in each of its states, in jsdom and in a browser. Stands beside its page as
 * `<page>.states.ts`, and imports nothing that only a browser has.
 */
export type ScreenStates = {
  /** By the table of screens. */
  screen: ScreenName;
  /** Where its path has parameters. */
  at?: string;
  /** Whose session it is opened with. */
  as: Role;
  /** What the API answers when there is nothing to show. */
  empty: { [Name in EndpointName]?: z.input<EveryEndpoint[Name]['answer']> | 'NOT_FOUND' };
  loadingText: string;
  emptyText: string;
  /** Where people type anything of what the calls of `empty` answer, such a text: a test puts markup into it. */
  filledText: string;
};
