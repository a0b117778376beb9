import { Text, type TextProps } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { isRightToLeft } from '../../../language/right-to-left.ts';
import type { SplitByFont } from './fonts.ts';

/** Draws a text, each part of it by the font that has its letters. */
export type Line = (props: Omit<TextProps, 'children'> & { key?: string }, text: string) => ReactElement;

/**
 * The drawing of texts, by the fonts that were loaded for the document. The library takes the direction of a
 * text from its first part.
 */
export const lineBy =
  (split: SplitByFont): Line =>
  (props, text) => {
    const direction = isRightToLeft() ? ({ direction: 'rtl' } as const) : {};
    const parts = split(text).map(({ fontFamily, text: part }, key) =>
      h(Text, { key, style: { fontFamily, ...direction } }, part),
    );
    return h(Text, props, ...parts);
  };

/** The texts that a document has drawn: its own words, too. */
export const textsOf = (draw: (line: Line) => unknown): string => {
  const texts: string[] = [];
  draw((_props, text) => {
    texts.push(text);
    return h(Text);
  });
  return texts.join('\n');
};
