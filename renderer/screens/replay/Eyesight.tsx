// Through whose eyes is the round looked at, and through whose else can it be?

import { text } from "#renderer/text/text.ts";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { eyesName, parseEyes, type Eyes, type Replay } from "#shared/protocol/replay.ts";
import styles from "./Replay.module.css";

interface EyesightProps {
  readonly replay: Replay;
  readonly look: (eyes: Eyes) => void;
}

export function Eyesight({ replay: { eyes, offered, players }, look }: EyesightProps) {
  const words = text().replay;
  const nameOf = (whose: Eyes): string => {
    if (whose === "all") return words.allEyes;
    if (whose === "spectator") return words.spectatorEyes;
    const { name, isOwn } = players[whose] ?? { name: "", isOwn: false };
    return isOwn ? words.ownEyes(name) : name;
  };
  const choose = (name: string): void => {
    const chosen = parseEyes(name);
    if (chosen !== null) look(chosen);
  };
  return (
    <div className={styles.eyes}>
      <span id="replay-eyes" className={styles.label}>
        {words.eyes}
      </span>
      <Dropdown
        labelledBy="replay-eyes"
        value={eyesName(eyes)}
        items={offered.map((whose) => ({ value: eyesName(whose), label: nameOf(whose) }))}
        onChange={choose}
      />
    </div>
  );
}
