import type { ReactNode } from 'react';

/** An email as people read it. */
export type Template = {
  readonly subject: string;
  /** The preview text that a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  /** The first paragraphs, in whose place the agency may put its own words; absent where it may not. */
  readonly words?: readonly ReactNode[];
  /** What these paragraphs say that has to be said in any case: it follows the agency's own words. */
  readonly kept?: readonly ReactNode[];
  readonly body: readonly ReactNode[];
  /** The next useful step. */
  readonly action?: { readonly label: string; readonly url: string };
  /** The other of two answers. */
  readonly otherAction?: { readonly label: string; readonly url: string };
  /** Why it was sent to this reader. */
  readonly why: string;
};
