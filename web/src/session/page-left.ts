let isBeingLeft = false;
globalThis.addEventListener?.('pagehide', () => {
  isBeingLeft = true;
});
// A page that comes back from the history goes on where it was.
globalThis.addEventListener?.('pageshow', () => {
  isBeingLeft = false;
});

/** Whoever leaves a page cuts off what was on its way to it: that is no failure of anything. */
export function isPageBeingLeft(): boolean {
  return isBeingLeft;
}
