// Leads a newcomer to their first lesson (H-33).

import type { ReactNode } from "react";
import { go } from "#renderer/context/navigation.ts";
import { text } from "#renderer/text/text.ts";
import styles from "./Home.module.css";

export const LearnLink = ({ children }: { readonly children: ReactNode }) => (
  <div className="flow">
    {children}
    <button
      type="button"
      className={styles.learn}
      onClick={() => go({ screen: "learn", game: null })}
    >
      {text().learn.link}
    </button>
  </div>
);
