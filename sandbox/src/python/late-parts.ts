/** Parts of the driver that pages fetch when a program imports them first, as they fetch the rest of the library. */
export const LATE_PARTS = { plot: 'plot pylab matplotlib matplotlib.pyplot' } as const;
export type LatePart = keyof typeof LATE_PARTS;
