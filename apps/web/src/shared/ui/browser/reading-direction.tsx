import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import { pageDirection } from '../../words/words.ts';

/**
 * Tells the parts of Base UI in which direction the page is read: where a popup begins, and what an arrow key
 * or a drag along a line means. Around what needs it, and not around every screen, which would load it.
 */
export const ReadingDirection = ({ children }: { children: ReactNode }) => (
  <DirectionProvider direction={pageDirection()}>{children}</DirectionProvider>
);
