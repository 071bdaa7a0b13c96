export type PanelRequest = { left: number; width: number };

/** Space between two panels, and between the outermost one and the window's edge. */
const GAP = 8;

/** Each panel under its own button if there is room; beside its neighbour, and inside the window, if there is not. */
export function placePanels(wishes: PanelRequest[], windowWidth: number): number[] {
  const lefts: number[] = [];
  let free = GAP;
  for (const { left, width } of wishes) {
    const place = Math.max(left, free);
    lefts.push(place);
    free = place + width + GAP;
  }
  let end = windowWidth - GAP;
  for (let index = wishes.length - 1; index >= 0; index -= 1) {
    const width = wishes[index]?.width ?? 0;
    lefts[index] = Math.min(lefts[index] ?? 0, end - width);
    end = (lefts[index] ?? 0) - GAP;
  }
  return lefts;
}
