import { t } from '@wayfarer/words';
import { categoriesOf } from '../price/price.rules.ts';
import type { Line } from './quote.ts';

const GROUP = /^Group of up to (\d+)$/;
const GROUP_DISCOUNT = /^Group of (\d+) or more, (\d+) % off$/;
const PERCENT_CODE = /^Code \S+, (\d+) % off$/;

const [PERSON] = categoriesOf({});

/** 'Group of up to 4', or what a group of so many gets off. Another text is as it was stored. */
const groupWords = (text: string): string => {
  const [, most] = GROUP.exec(text) ?? [];
  if (most !== undefined) return t('Group of up to {most}', { most });
  const [, from, percent] = GROUP_DISCOUNT.exec(text) ?? [];
  return from === undefined || percent === undefined ? text : t('Group of {from} or more, {percent} % off', { from, percent });
};

const codeWords = (code: string, text: string): string => {
  const [, percent] = PERCENT_CODE.exec(text) ?? [];
  return percent === undefined ? t('Code {code}', { code }) : t('Code {code}, {percent} % off', { code, percent });
};

/**
 * What a line of a quote is called, for who reads it now. Lines are stored with their English texts, which
 * stay what was agreed; the numbers of a group and of a code stand only there (quote.ts). Names of the
 * operator are as they are written.
 */
export const lineWords = ({ kind, id, text }: Pick<Line, 'kind' | 'id' | 'text'>): string => {
  switch (kind) {
    case 'person':
      return id === PERSON.id && text === PERSON.name ? t('Person') : text;
    case 'extra':
      return text;
    case 'group':
      return groupWords(text);
    case 'single':
      return t('Single room');
    case 'code':
      return codeWords(id, text);
    case 'fee':
      return t('Fee for changes');
    case 'discount':
      return text === 'Discount' ? t('Discount') : text;
  }
};
