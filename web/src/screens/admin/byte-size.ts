const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** 1,2 MB: a size as people say it, with the number written as the language writes it. */
export function byteSize(bytes: number, number: (value: number) => string): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${number(value < 10 && power > 0 ? Math.round(value * 10) / 10 : Math.round(value))} ${UNITS[power]}`;
}
