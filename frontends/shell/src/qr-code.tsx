import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light around the code, in modules: readers need it. */
const quietZone = 4;

/** A QR code, drawn here: what it says goes to nobody else. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = useMemo(() => encode(text, { border: quietZone }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
