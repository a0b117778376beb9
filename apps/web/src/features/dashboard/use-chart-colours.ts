import { useSyncExternalStore } from 'react';
import { useMedia } from '../../shared/ui/browser/use-media.ts';
import { readTheme, subscribeToTheme, type Theme } from '../../shared/ui/layout/theme.ts';

export type ChartColours = {
  accent: string;
  soft: string;
  ink: string;
  faint: string;
  hairline: string;
  page: string;
};

/** A canvas knows no custom properties: the browser is asked what each token is at this moment. */
const readColour = (token: string): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const known = new Map<string, ChartColours>();

/** Read once per scheme: reading makes the browser compute styles. */
const coloursOf = (scheme: string): ChartColours => {
  const read = known.get(scheme) ?? {
    accent: readColour('--color-accent'),
    soft: readColour('--color-accent-soft'),
    ink: readColour('--color-ink'),
    faint: readColour('--color-ink-faint'),
    hairline: readColour('--color-hairline'),
    page: readColour('--color-page'),
  };
  known.set(scheme, read);
  return read;
};

/** The tokens that a chart is drawn in; they follow the theme. */
export const useChartColours = (): ChartColours => {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, (): Theme => 'system');
  const dark = useMedia('(prefers-color-scheme: dark)');
  return coloursOf(`${theme} ${dark ? 'dark' : 'light'}`);
};

/** How the one line of a chart is drawn. */
export const chartStyleOf = ({ accent, soft, page }: ChartColours) => ({
  borderColor: accent,
  backgroundColor: soft,
  borderWidth: 2.5,
  fill: true,
  tension: 0.3,
  cubicInterpolationMode: 'monotone' as const,
  pointRadius: 4,
  pointHoverRadius: 6,
  pointBackgroundColor: page,
  pointBorderColor: accent,
  pointBorderWidth: 2.5,
  clip: 8,
});
