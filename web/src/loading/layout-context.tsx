import { createContext, type ReactNode, useContext } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import type { LayoutClass } from '../store/page_core.ts';
import { useIsHydrated } from './hydrated.tsx';

/** What the server renders for. */
const SERVER_LAYOUT: LayoutClass = 'desktop';
const Layout = createContext<LayoutClass>(SERVER_LAYOUT);

/**
 * The layout class, for what a page has many of. Read from the store, each part of a finished page would be rendered again in
 * one go right after it was taken over; from here it follows with all else that only a browser knows, in short pieces.
 */
export function useLayout(): LayoutClass {
  return useContext(Layout);
}

export function LayoutProvider({ children }: { children: ReactNode }) {
  const layout = useAppSelector(({ page_core }) => page_core.layout);
  return <Layout value={useIsHydrated() ? layout : SERVER_LAYOUT}>{children}</Layout>;
}
