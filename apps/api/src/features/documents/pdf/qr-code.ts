import { Path, Rect, Svg } from '@react-pdf/renderer';
import encodeQR from 'qr';
import { createElement as h, type ReactElement } from 'react';

/** The quiet zone around it, in modules, which readers need. */
const QUIET = 4;

/** A QR code in vectors, `size` points wide. */
export const qrCode = (text: string, size: number): ReactElement => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const side = rows.length;
  return h(
    Svg,
    { viewBox: `0 0 ${side} ${side}`, width: size, height: size },
    h(Rect, { x: 0, y: 0, width: side, height: side, fill: '#ffffff' }),
    h(Path, { d: dark.join(''), fill: '#000000' }),
  );
};
