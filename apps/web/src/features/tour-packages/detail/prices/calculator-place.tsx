import type { TourPackage } from '@wayfarer/contracts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { loadPart } from '../../../../shared/ui/browser/load-part.ts';
import { useBrowserValue } from '../../../../shared/ui/browser/use-browser-value.ts';
import { useMedia } from '../../../../shared/ui/browser/use-media.ts';
import type { OpenState } from './open-calculator.ts';

const load = () => import('./calculator.tsx');
const Calculator = lazy(async () => ({ default: (await loadPart(load)).Calculator }));

type CalculatorPlaceProps = {
  tourPackage: TourPackage;
  calculator: OpenState;
  /** Of its two places, in the side card and below the prices, a window has one. */
  isWide: boolean;
};

/** The way to the calculator, and then the calculator, whose code loads with the first touch. */
export const CalculatorPlace = ({ tourPackage, calculator: { isPressed, open, tellTotal }, isWide }: CalculatorPlaceProps) => {
  const { search } = useLocation();
  // Open also where the address chooses something already, such as a code that was sent as a link.
  const isOpen = useBrowserValue(() => /[?&](?:code|party)=./.test(search), false) || isPressed;
  const isHere = useMedia('(width >= 64rem)') === isWide;
  const button = (
    <Button
      variant="secondary"
      className="w-full noscript:hidden"
      busy={isOpen && isHere}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={open}
    >
      Work out your price
    </Button>
  );
  return isOpen && isHere ? (
    <Suspense fallback={button}>
      <Calculator tourPackage={tourPackage} takesFocus={isPressed} tellTotal={tellTotal} />
    </Suspense>
  ) : (
    button
  );
};
