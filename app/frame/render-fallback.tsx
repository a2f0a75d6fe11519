import { Component, type ReactNode } from 'react';
import { reportBrowserFault } from '#app/analytics/faults.ts';
import { MessageScreen } from './message-screen.tsx';

type RenderFallbackProps = { place: string; children: ReactNode };

/** Keeps the header when a screen cannot be drawn; tries again when `place` changes. */
export class RenderFallback extends Component<RenderFallbackProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(fault: unknown) {
    reportBrowserFault(fault);
  }

  override componentDidUpdate(before: RenderFallbackProps) {
    if (this.state.hasFailed && before.place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <MessageScreen title="Something went wrong and we are unable to show this page." />;
  }
}
