import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';

// v5Compat: tell the listener of our own navigations too, not only of the back and forward buttons.
const history = createBrowserHistory({ window, v5Compat: true });

/**
 * The address bar as the router's history. The router's own BrowserRouter does just this, but lives in one module with
 * forms, loaders and server routes, some 8 kB that every first visit would pay for and nothing here uses.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [state, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen(setState), []);
  return (
    <Router location={state.location} navigationType={state.action} navigator={history}>
      {children}
    </Router>
  );
}
