import encodeQR from 'qr';

/** Width of the white border in modules; apps do not detect the code without it. */
const QUIET = 4;

/** A QR code, black on white in the dark theme too: apps cannot read any other. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} className="size-52 rounded-control">
      <path fill="#ffffff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000000" d={dark.join('')} />
    </svg>
  );
};
