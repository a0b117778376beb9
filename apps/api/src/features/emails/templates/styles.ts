import { ON_ACCENT } from '@wayfarer/contracts';
import type { CSSProperties } from 'react';
import { isRightToLeft } from '../../../language/right-to-left.ts';

const FAMILY = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** The colours of the website's tokens.css, which emails cannot load. */
const light = { sunken: '#f4f6f6', surface: '#ffffff', hairline: '#e2e7e9', ink: '#13222c', faint: '#5b6a74' };
const dark = { sunken: '#0f171d', surface: '#162029', hairline: '#2a3843', ink: '#eef3f5', faint: '#98a8b3' };

const wraps: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

export const styles = {
  page: { backgroundColor: light.sunken, color: light.ink, fontFamily: FAMILY, margin: 0, padding: '24px 12px' },
  card: { backgroundColor: light.surface, borderRadius: '16px', maxWidth: '560px', padding: '28px 24px' },
  brand: { fontSize: '17px', fontWeight: 700, lineHeight: '24px', margin: '0 0 20px' },
  logo: { borderRadius: '8px', marginRight: '10px', verticalAlign: 'middle' },
  heading: { fontSize: '24px', fontWeight: 700, lineHeight: '30px', margin: '0 0 16px', ...wraps },
  text: { fontSize: '16px', lineHeight: '25px', margin: '0 0 16px', ...wraps },
  facts: { borderCollapse: 'collapse', margin: '0 0 20px', width: '100%' },
  term: {
    color: light.faint,
    fontSize: '14px',
    lineHeight: '20px',
    padding: '7px 16px 7px 0',
    verticalAlign: 'top',
    width: '34%',
  },
  fact: { fontSize: '15px', fontWeight: 600, lineHeight: '20px', padding: '7px 0', verticalAlign: 'top', ...wraps },
  button: {
    borderRadius: '12px',
    color: ON_ACCENT.light,
    fontSize: '16px',
    fontWeight: 600,
    margin: '4px 0 8px',
    padding: '14px 24px',
  },
  other: { backgroundColor: light.surface, border: `1px solid ${light.faint}`, color: light.ink },
  line: { borderColor: light.hairline, margin: '24px 0 16px' },
  why: { color: light.faint, fontSize: '13px', lineHeight: '19px', margin: 0, ...wraps },
} as const satisfies Record<string, CSSProperties>;

/** Terms keep their distance from what follows them, on either side. Mail programs know no logical sides. */
export const termStyle = (): CSSProperties => (isRightToLeft() ? { ...styles.term, padding: '7px 0 7px 16px' } : styles.term);

/** The same of the logo and the name beside it. */
export const logoStyle = (): CSSProperties => {
  const { marginRight, ...logo } = styles.logo;
  return isRightToLeft() ? { ...logo, marginLeft: marginRight } : styles.logo;
};

/** For mail programs with a dark mode; others use the inline styles. */
export const themesOf = (accentDark: string): string => `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
body,.page,body>table>tbody>tr>td{background-color:${dark.sunken}!important;color:${dark.ink}!important}
.card{background-color:${dark.surface}!important;color:${dark.ink}!important}
.brand{color:${accentDark}!important}.quiet{color:${dark.faint}!important}
.other{background-color:${dark.surface}!important;border-color:${dark.faint}!important;color:${dark.ink}!important}
.line{border-color:${dark.hairline}!important}.button{background-color:${accentDark}!important;color:${ON_ACCENT.dark}!important}}`;
