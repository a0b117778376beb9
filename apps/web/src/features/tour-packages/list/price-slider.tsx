import { Slider } from '@base-ui/react/slider';
import { formatMoney, type TourPackageCounts } from '@wayfarer/contracts';
import { useState } from 'react';
import { ReadingDirection } from '../../../shared/ui/browser/reading-direction.tsx';
import { t } from '../../../shared/words/words.ts';
import type { PackageFilter } from './package-filter.ts';
import type { FilterChange } from './use-package-search.ts';

type PriceSliderProps = {
  filter: PackageFilter;
  /** Of the packages found at any price; null if there are none, undefined until known. */
  prices: TourPackageCounts['prices'] | undefined;
  onChange: (values: FilterChange) => void;
};

/** About as many steps as can be selected with a finger. */
const STEPS = 100;

/** 1, 10, 100, …: the largest that leaves this many steps. */
const stepOf = (span: number): number => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(span, STEPS) / STEPS)));

const thumbStyle =
  'size-6 rounded-full border-2 border-accent bg-thumb shadow-bar after:absolute after:-inset-2.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent';

/** From the lowest to the highest price on offer: at an end it sets no filter, so nothing is left out. */
export const PriceSlider = ({ filter, prices, onChange }: PriceSliderProps) => {
  const [moving, setMoving] = useState<readonly number[] | null>(null);
  const { lowest, highest } = prices ?? { lowest: 0, highest: 0 };
  const step = stepOf(highest - lowest);
  const first = Math.floor(lowest / step) * step;
  const last = Math.max(Math.ceil(highest / step) * step, first + step);
  const within = (text: string | undefined, end: number): number => Math.min(Math.max(Number(text ?? end), first), last);
  const [low = first, high = last] = moving ?? [within(filter.minPrice, first), within(filter.maxPrice, last)];
  const wordsOf = (value: number): string => {
    if (value <= first) return formatMoney(lowest);
    return formatMoney(value >= last ? highest : value);
  };
  const settle = ([from = first, to = last]: readonly number[]): void => {
    setMoving(null);
    onChange({ minPrice: from <= first ? '' : String(from), maxPrice: to >= last ? '' : String(to) });
  };
  const thumb = (index: number, label: string) => (
    <Slider.Thumb
      index={index}
      getAriaLabel={() => label}
      getAriaValueText={(_, value) => wordsOf(value)}
      className={thumbStyle}
    />
  );
  return (
    <ReadingDirection>
      <Slider.Root
        value={[low, high]}
        min={first}
        max={last}
        step={step}
        disabled={!prices}
        onValueChange={(value) => setMoving(value)}
        onValueCommitted={settle}
      >
        <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2 font-medium text-ink text-small">
          {t('Price per person')}
          <span className="figures font-normal text-ink-soft">{prices ? `${wordsOf(low)} – ${wordsOf(high)}` : '…'}</span>
        </p>
        <Slider.Control className="flex min-h-11 touch-none items-center px-3">
          <Slider.Track className="h-1.5 w-full rounded-full border border-edge bg-sunken">
            <Slider.Indicator className="rounded-full bg-accent" />
            {thumb(0, t('Lowest price'))}
            {thumb(1, t('Highest price'))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </ReadingDirection>
  );
};
