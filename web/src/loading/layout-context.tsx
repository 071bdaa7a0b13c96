import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { LayoutClass } from '../store/page_core.ts';
import type { RootState } from '../store/store.ts';
import { useIsHydrated } from './hydrated.ts';

/** What the server renders for. */
const SERVER_LAYOUT: LayoutClass = 'desktop';
const Layout = createContext<LayoutClass>(SERVER_LAYOUT);

/**
 * The layout class, for what a page has many of. Read from the store, each part of a finished page would be rendered again in
 * one go right after it was taken over; from here it follows with all else that only a browser knows, in short pieces.
 */
export function useLayout(): LayoutClass {
  const layout = useContext(Layout);
  return useIsHydrated() ? layout : SERVER_LAYOUT;
}

export function LayoutProvider({ children }: { children: ReactNode }) {
  const { subscribe, getState } = useStore<RootState>();
  const layout = () => getState().page_core.layout;
  // The same while a finished page is taken over (main.tsx has measured the window): a value that changes then makes React
  // take all of the page over at once.
  const value = useSyncExternalStore(subscribe, layout, layout);
  return <Layout value={value}>{children}</Layout>;
}
