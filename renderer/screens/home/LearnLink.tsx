// How does somebody new find the way to a first hand (H-33)?

import type { ReactNode } from "react";
import { go } from "#renderer/context/navigation.ts";
import { text } from "#renderer/text/text.ts";
import styles from "./Home.module.css";

/** Beside what it is given, or below it where there is no room. */
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
