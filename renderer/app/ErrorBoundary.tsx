import { Component, type ReactNode } from "react";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import notice from "#renderer/ui/Notice.module.css";
import { NoticeFrame } from "#renderer/ui/Notice.tsx";
import styles from "./ErrorBoundary.module.css";

type Caught = { readonly error: Error | null };

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const words = text().failure;
    return (
      <NoticeFrame role="alert">
        <h1 className={notice.title}>{words.title}</h1>
        <p>{words.body}</p>
        <details className={styles.details}>
          <summary>{words.details}</summary>
          <pre>{`${error.name}: ${error.message}`}</pre>
        </details>
        <div className={notice.actions}>
          <Button onClick={() => this.#goHome()}>{words.home}</Button>
          <Button kind="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </div>
      </NoticeFrame>
    );
  }

  /** Loads the page afresh, because what failed in memory may fail again. */
  #goHome(): void {
    history.replaceState(null, "", "#/");
    location.reload();
  }
}
