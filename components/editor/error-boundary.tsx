import { Component, type ReactNode } from "react";

type Props = { onError: () => void; children: ReactNode };

/** Renders nothing after an error in its children, and reports it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  componentDidCatch() {
    this.props.onError();
  }
  render() {
    return this.state.failed ? null : this.props.children;
  }
}
