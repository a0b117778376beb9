import type { Styles } from '@react-pdf/renderer';
import { isRightToLeft } from '../../../language/right-to-left.ts';

type Style = Styles[string];

const OTHER_SIDE = { left: 'right', right: 'left', center: 'center', justify: 'justify' } as const;

const mirrored = (style: Style): Style => ({
  ...style,
  ...(style.flexDirection === 'row' ? { flexDirection: 'row-reverse' } : {}),
  ...(style.textAlign ? { textAlign: OTHER_SIDE[style.textAlign] } : {}),
});

/**
 * The styles of a document as its language is read: the library has no logical sides, so rows and sides of
 * texts are mirrored where it is from right to left. A document says on which side its texts begin, or those
 * without a width of their own are drawn beside their place.
 */
export const asRead = <Named extends Styles>(styles: Named): Named =>
  isRightToLeft()
    ? (Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, mirrored(style)])) as Named)
    : styles;
