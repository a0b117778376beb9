import type { TourPackage } from '@wayfarer/contracts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { buttonStyle } from '../../../../shared/ui/actions/button-style.ts';
import { loadPart } from '../../../../shared/ui/browser/load-part.ts';
import { useBrowserValue } from '../../../../shared/ui/browser/use-browser-value.ts';
import { useMedia } from '../../../../shared/ui/browser/use-media.ts';
import { t } from '../../../../shared/words/words.ts';
import { OPENS_CALCULATOR, type OpenState } from './open-calculator.ts';

const load = () => import('./calculator.tsx');
const Calculator = lazy(async () => ({ default: (await loadPart(load)).Calculator }));

type CalculatorPlaceProps = {
  tourPackage: TourPackage;
  calculator: OpenState;
  /** Of its two places, in the side card and below the prices, a window has one. */
  isWide: boolean;
};

/**
 * The way to the calculator, and then the calculator, whose code loads with the first touch. A link, because
 * the served page is there before any code: what is pressed then stands in the address, and opens it later.
 */
export const CalculatorPlace = ({ tourPackage, calculator: { isPressed, open, tell }, isWide }: CalculatorPlaceProps) => {
  const { search } = useLocation();
  // Open also where the address chooses something already, such as a code that was sent as a link.
  const isOpen = useBrowserValue(() => /[?&](?:code|party)=./.test(search), false) || isPressed;
  const isHere = useMedia('(width >= 64rem)') === isWide;
  const link = (
    <a
      // Not a path: the days that the address asks for stay in it.
      href={OPENS_CALCULATOR}
      className={buttonStyle('secondary', 'regular', 'w-full noscript:hidden')}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {t('Work out your price')}
    </a>
  );
  return isOpen && isHere ? (
    <Suspense fallback={link}>
      <Calculator tourPackage={tourPackage} takesFocus={isPressed} tell={tell} />
    </Suspense>
  ) : (
    link
  );
};
