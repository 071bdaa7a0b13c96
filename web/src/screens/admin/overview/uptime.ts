type Part = { value: number; unit: 'day' | 'hour' | 'minute' | 'second' };

/** The two largest parts of a time: nobody counts minutes after days. Seconds count in the first minute alone. */
export function uptimeParts(ms: number): Part[] {
  const minutes = Math.floor(ms / 60_000);
  const parts: Part[] = [
    { value: Math.floor(minutes / 1440), unit: 'day' },
    { value: Math.floor(minutes / 60) % 24, unit: 'hour' },
    { value: minutes % 60, unit: 'minute' },
  ];
  const first = parts.findIndex(({ value }) => value > 0);
  return first === -1 ? [{ value: Math.floor(ms / 1000), unit: 'second' }] : parts.slice(first, first + 2);
}
