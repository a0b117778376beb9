import { type AgencyColours, contrastAt, paletteOf, saidContrast, TEXT_CONTRAST } from '@wayfarer/contracts';
import type { CSSProperties } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { isColour } from './colour-field.tsx';

const THEMES = [
  { theme: 'light', label: 'Light theme', place: 'accentLight' },
  { theme: 'dark', label: 'Dark theme', place: 'accentDark' },
] as const;

/**
 * Parts of the website in the colours that are being chosen, in both themes, with the contrast of their
 * texts.
 */
export const ColourPreview = ({ colours }: { colours: AgencyColours }) => {
  if (!Object.values(colours).every(isColour)) return null;
  const palette = Object.entries(paletteOf(colours));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {THEMES.map(({ theme, label, place }) => (
        <figure
          key={theme}
          data-theme={theme}
          style={Object.fromEntries(palette.map(([name, pair]) => [`--color-${name}`, pair[theme]])) as CSSProperties}
          className="forced-color-adjust-none rounded-control border border-hairline bg-page p-4 text-ink"
        >
          <figcaption className="flex flex-wrap justify-between gap-x-3 text-ink-soft text-small">
            <span>{label}</span>
            <span
              className={classNames('figures', contrastAt(place, colours[place]) < TEXT_CONTRAST && 'font-semibold text-red')}
            >
              {saidContrast(contrastAt(place, colours[place]))} : 1
            </span>
          </figcaption>
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <span className="rounded-control bg-accent px-4 py-2 font-semibold text-on-accent">Book Now</span>
            <span className="grid size-9 place-items-center rounded-full bg-warm font-bold text-on-warm">1</span>
            <span className="rounded-full bg-accent-soft px-3 py-1 font-medium text-accent-strong text-small">Kyoto</span>
          </p>
          <p className="mt-3 w-fit rounded-tag bg-hover px-2 py-1 font-semibold text-accent">See all packages</p>
        </figure>
      ))}
    </div>
  );
};
