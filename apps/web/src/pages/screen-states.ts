import type { EndpointName, EveryEndpoint, Role } from '@wayfarer/contracts';
import type { ScreenName } from '@wayfarer/contracts/screens';
import type { z } from 'zod';

type Answers = { [Name in EndpointName]?: z.input<EveryEndpoint[Name]['answer']> };

/**
 * How to bring a screen that shows what the API answers into each of its states, in jsdom and in a browser.
 * It is beside its page as `<page>.states.ts`, and imports nothing that needs a browser.
 */
export type ScreenStates = {
  /** The name in the table of screens. */
  screen: ScreenName;
  /** Only if its path has parameters. */
  at?: string;
  /** The role whose session it is opened with. */
  as: Role;
  /** What the API answers when there is something to show, where that is not the contract's sample. */
  filled?: Answers;
  /** What the API answers when there is nothing to show. */
  empty: { [Name in EndpointName]?: z.input<EveryEndpoint[Name]['answer']> | 'NOT_FOUND' };
  loadingText: string;
  emptyText: string;
  /** If the calls of `empty` answer free text, such a text: a test puts markup into it. */
  filledText: string;
};
