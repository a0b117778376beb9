import { Text, type TextProps } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { SplitByFont } from './fonts.ts';

/** Draws a text, each part of it by the font that has its letters. */
export type Line = (props: Omit<TextProps, 'children'> & { key?: string }, text: string) => ReactElement;

/** The drawing of texts, by the fonts that were loaded for the document. */
export const lineBy =
  (split: SplitByFont): Line =>
  (props, text) =>
    h(Text, props, ...split(text).map(({ fontFamily, text: part }, key) => h(Text, { key, style: { fontFamily } }, part)));
