import { encode } from 'uqr';

/** Dark squares on white in both themes: cameras read them so. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { size, data } = encode(text, { ecc: 'L', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
