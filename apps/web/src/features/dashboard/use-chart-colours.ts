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

/** A canvas cannot use custom properties: the browser computes what each colour is at this moment. */
const readColour = (colour: string): string => {
  const probe = document.createElement('span');
  probe.style.color = colour;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const TOKENS: ChartColours = {
  accent: 'var(--color-accent)',
  soft: 'var(--color-accent-soft)',
  ink: 'var(--color-ink)',
  faint: 'var(--color-ink-faint)',
  hairline: 'var(--color-hairline)',
  page: 'var(--color-page)',
};
/** With forced colours every token would have the same colour. */
const FORCED: ChartColours = {
  accent: 'Highlight',
  soft: 'Canvas',
  ink: 'CanvasText',
  faint: 'CanvasText',
  hairline: 'GrayText',
  page: 'Canvas',
};

const known = new Map<string, ChartColours>();

/** Read once per scheme: reading makes the browser compute styles. */
const coloursOf = (scheme: string, colours: ChartColours): ChartColours => {
  const read = known.get(scheme) ?? {
    accent: readColour(colours.accent),
    soft: readColour(colours.soft),
    ink: readColour(colours.ink),
    faint: readColour(colours.faint),
    hairline: readColour(colours.hairline),
    page: readColour(colours.page),
  };
  known.set(scheme, read);
  return read;
};

/** The colours of a chart; they follow the theme, and the system's forced colours. */
export const useChartColours = (): ChartColours => {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, (): Theme => 'system');
  const dark = useMedia('(prefers-color-scheme: dark)');
  const forced = useMedia('(forced-colors: active)');
  return coloursOf(`${theme} ${dark ? 'dark' : 'light'} ${forced ? 'forced' : ''}`, forced ? FORCED : TOKENS);
};

/** How the one line of a chart is drawn. */
export const chartStyleOf = ({ accent, soft, page }: ChartColours) => ({
  borderColor: accent,
  backgroundColor: soft,
  borderWidth: 2.5,
  // In the background's colour, as with forced colours, it would hide the grid lines.
  fill: soft !== page,
  tension: 0.3,
  cubicInterpolationMode: 'monotone' as const,
  pointRadius: 4,
  pointHoverRadius: 6,
  pointBackgroundColor: page,
  pointBorderColor: accent,
  pointBorderWidth: 2.5,
  clip: 8,
});
