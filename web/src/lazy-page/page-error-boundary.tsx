import { Component, type ReactNode } from 'react';
import { PageFailed } from './page-failed.tsx';

type Props = { children: ReactNode; pathname: string };
type State = { error: unknown };

/** Catches what a page throws, so that the frame around it (and the way out) stays. React logs the error itself. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  /** Another address of the same page is another try. */
  override componentDidUpdate(before: Props) {
    if (this.state.error && before.pathname !== this.props.pathname) this.setState({ error: null });
  }

  override render() {
    return this.state.error ? <PageFailed error={this.state.error} /> : this.props.children;
  }
}
