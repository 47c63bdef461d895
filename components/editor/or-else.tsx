import { Component, type ReactNode } from "react";

type Props = { onError: () => void; children: ReactNode };

/** Shows nothing once its children broke, and says so. What else is on the page goes on. */
export class OrElse extends Component<Props, { broken: boolean }> {
  state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  componentDidCatch() {
    this.props.onError();
  }
  render() {
    return this.state.broken ? null : this.props.children;
  }
}
