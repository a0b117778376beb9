import { Fragment, type ReactNode } from 'react';
import { t } from './words.ts';

type PartIn<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}` ? Name | PartIn<Rest> : never;

const PART = /<(\w+)>/;

/**
 * A text with elements in it, each at the place that its language gives it: `rich('Read the <terms> first.',
 * { terms: <Link …>{t('terms')}</Link> })`.
 */
export const rich = <const Text extends string>(text: Text, parts: Readonly<Record<PartIn<Text>, ReactNode>>): ReactNode =>
  (t as (text: string) => string)(text)
    .split(PART)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={index}>{index % 2 === 0 ? part : parts[part as PartIn<Text>]}</Fragment>
    ));
