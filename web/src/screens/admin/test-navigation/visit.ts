import { paths } from '../../../paths.ts';

/** How a page came out: shown, one of our error pages, or nothing in time. */
export type Visit = { result: 'rendered' | 'error_page' | 'nothing'; heading: string; took_ms: number };

const TIMEOUT_MS = 20_000;
const LOOK_EVERY_MS = 50;

type Look = 'rendered' | 'error_page' | null;

/** Opens an address in the frame and watches until the page has a heading. `isErrorHeading` knows the 404 page's. */
export async function visit(
  frame: HTMLIFrameElement,
  address: string,
  isErrorHeading: (heading: string) => boolean,
  signal: AbortSignal,
): Promise<Visit> {
  const start = performance.now();
  const left = frame.contentDocument;
  frame.contentWindow?.location.replace(address);
  while (performance.now() - start < TIMEOUT_MS && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const page = frame.contentDocument;
    const seen = page && page !== left ? look(page, address, isErrorHeading) : null;
    if (seen) return { result: seen, heading: headingOf(page), took_ms: Math.round(performance.now() - start) };
  }
  return { result: 'nothing', heading: '', took_ms: Math.round(performance.now() - start) };
}

function look(page: Document, address: string, isErrorHeading: (heading: string) => boolean): Look {
  // Black, nothing else: there is no heading to find.
  if (address === paths.blackScreen) return page.querySelector('main') ? 'rendered' : null;
  const heading = headingOf(page);
  if (heading === '') return null;
  if (page.querySelector('[role="alert"] h1') || isErrorHeading(heading)) return 'error_page';
  return 'rendered';
}

function headingOf(page: Document | null): string {
  return page?.querySelector('main h1')?.textContent?.trim() ?? '';
}
