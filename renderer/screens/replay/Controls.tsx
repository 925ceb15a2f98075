import { useId } from "react";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Icon, type IconName } from "#renderer/ui/pictures/Icon.tsx";
import { Range } from "#renderer/ui/inputs/Range.tsx";
import { speeds, type Reel, type ReelState } from "./Reel.ts";
import styles from "./Replay.module.css";

interface ControlsProps {
  readonly reel: Reel;
  readonly state: ReelState;
}

export function Controls({
  reel,
  state: { count, shown, wanted, isAtEnd, isPlaying, speed },
}: ControlsProps) {
  const id = useId();
  const words = text().replay;
  const last = count - 1;
  const at = wanted ?? shown.line.number;
  const press = (icon: IconName, label: string, key: string, act: () => void, isOff = false) => (
    <Button
      className={styles.press}
      aria-label={label}
      aria-keyshortcuts={key}
      title={words.keyOf(label, key)}
      aria-disabled={isOff}
      onClick={act}
    >
      <Icon name={icon} />
    </Button>
  );
  return (
    <div role="group" aria-label={words.controls} className={styles.bar}>
      <div className={styles.presses}>
        {press("toFirst", words.first, "Home", () => reel.jump(0), at === 0)}
        {press("back", words.back, "ArrowLeft", () => reel.back(), at === 0)}
        {isPlaying
          ? press("pause", words.pause, "Space", () => reel.pause())
          : press("play", words.play, "Space", () => reel.play())}
        {press("next", words.step, "ArrowRight", () => reel.step(), isAtEnd)}
        {press("toLast", words.last, "End", () => reel.jump(last), isAtEnd)}
      </div>
      <span id={`${id}-scrub`} className="unseen">
        {words.scrub}
      </span>
      <div className={styles.scrub}>
        <Range
          labelledBy={`${id}-scrub`}
          value={at}
          min={0}
          max={Math.max(1, last)}
          step={1}
          words={(value) => words.moveOf(value, last)}
          onChange={(value) => reel.jump(value)}
        />
      </div>
      <span id={`${id}-speed`} className="unseen">
        {words.speed}
      </span>
      <div className={styles.speed}>
        <Dropdown
          labelledBy={`${id}-speed`}
          value={speed}
          items={speeds.map((value) => ({ value, label: words.times(value) }))}
          onChange={(value) => (reel.speed = value)}
        />
      </div>
    </div>
  );
}
