import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrowserValue } from '../../../../shared/ui/browser/use-browser-value.ts';

/** What the choice in the calculator costs in rupees, and on which day; '' for none. */
export type Calculated = { readonly total: number; readonly day: string };

export type OpenState = {
  /** Whether a press has opened the calculator. */
  isPressed: boolean;
  open: () => void;
  /** Null where it is not known. */
  tell: (calculated: Calculated | null) => void;
};

/** What a press adds to the address while no code is there yet to open the calculator. */
export const OPENS_CALCULATOR = '#your-price';

/**
 * The calculator of a page, and the total that it shows beside Book Now. Of its two places a press opens
 * both. The same object until then, also when the total changes: see PackageOffer.
 */
export const useOpenCalculator = (): [calculator: OpenState, calculated: Calculated | null] => {
  const [isOpened, setIsOpened] = useState(false);
  const [calculated, tell] = useState<Calculated | null>(null);
  const { hash } = useLocation();
  const isLinked = useBrowserValue(() => hash === OPENS_CALCULATOR, false);
  const isPressed = isOpened || isLinked;
  return [useMemo(() => ({ isPressed, open: () => setIsOpened(true), tell }), [isPressed]), calculated];
};
