import { useMemo, useState } from 'react';

export type OpenState = {
  /** Whether a press has opened the calculator. */
  isPressed: boolean;
  open: () => void;
  /** Tells what its choice costs in rupees; null where that is not known. */
  tellTotal: (total: number | null) => void;
};

/**
 * The calculator of a page, and the total that it shows beside Book Now. Of its two places a press opens
 * both. The same object until then, also when the total changes: see PackageOffer.
 */
export const useOpenCalculator = (): [calculator: OpenState, total: number | null] => {
  const [isPressed, setIsPressed] = useState(false);
  const [total, tellTotal] = useState<number | null>(null);
  return [useMemo(() => ({ isPressed, open: () => setIsPressed(true), tellTotal }), [isPressed]), total];
};
