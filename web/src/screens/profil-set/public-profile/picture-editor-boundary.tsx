import { Component, type ReactNode } from 'react';
import { EditorDidNotArrive } from './editor-did-not-arrive.tsx';

type Props = { children: ReactNode; onClose: () => void };

/** The editor comes over the network by itself; if it does not, the settings around it stay. */
export class PictureEditorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <EditorDidNotArrive onClose={this.props.onClose} /> : this.props.children;
  }
}
