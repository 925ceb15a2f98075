import { useEffect, useRef } from "react";
import { goBack } from "#renderer/context/route.ts";
import { useSounds } from "#renderer/context/appContext.ts";
import { ChipSwatch } from "#renderer/screens/chipBank/ChipSwatch.tsx";
import { chipWords } from "#renderer/screens/chipBank/chipWords.ts";
import { toggleFullScreen } from "#renderer/screens/table/menu/TableMenu.tsx";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon, type IconName } from "#renderer/ui/pictures/Icon.tsx";
import {
  chipRaces,
  levelNumber,
  lengthOf,
  nextLevel,
  type ChipRace,
  type ClockChip,
  type ClockPlan,
} from "#shared/roomClock/clock.ts";
import { raceAheadWords } from "./raceWords.ts";
import styles from "./RoomClock.module.css";
import type { RoomClockHold } from "./useRoomClock.ts";
import { useAwake } from "./useAwake.ts";
import { useHeading } from "#renderer/ui/Page.tsx";

type Clock = NonNullable<RoomClockHold["clock"]>;

type ClockControls = Readonly<{
  move: RoomClockHold["move"];
  setUp: () => void;
}>;

type ClockFaceProps = Readonly<{
  clock: Clock;
  /** Null on a screen for the room, where nobody presses anything. */
  controls: ClockControls | null;
}>;

/** From here on people finish their hands. */
const soonMs = 60_000;

/** Plays a sound at a stage's end, and another a minute before it. */
function useSignals({ at, left, isGoing }: Clock): void {
  const sounds = useSounds();
  const before = useRef({ at, left });
  useEffect(() => {
    const { at: stage, left: rest } = before.current;
    before.current = { at, left };
    if (!isGoing) return;
    if (at === stage + 1 || (left === 0 && rest > 0)) sounds.play("win");
    else if (at === stage && rest > soonMs && left <= soonMs) sounds.play("yourTurn");
  }, [at, left, isGoing, sounds]);
}

export function ClockFace({ clock, controls }: ClockFaceProps) {
  const words = chipWords().clock;
  const { at, left, plan, isGoing, away } = clock;
  const stage = plan.stages[at]!;
  const level = levelNumber(plan.stages, at);
  const races = racesAt(plan, at);
  const heading = useHeading();
  useSignals(clock);
  useAwake(isGoing);
  return (
    <main
      className={styles.face}
      data-break={stage.kind === "break"}
      data-soon={isGoing && left <= soonMs}
      data-going={isGoing}
      data-crowded={races.length > 0 || (controls !== null && away !== null)}
    >
      <header className={styles.header}>
        {controls && (
          <Button
            icon="back"
            className={styles.home}
            aria-label={text().app.back}
            onClick={() => goBack({ screen: "home" })}
          />
        )}
        <h1 ref={heading} tabIndex={-1} className={styles.name}>
          {plan.name === "" ? words.title : plan.name}
        </h1>
        <p className={styles.level}>{stage.kind === "break" ? words.pause : words.level(level)}</p>
      </header>
      <div className={styles.middle}>
        <p className={styles.time} role="timer" aria-label={words.left(left)}>
          {words.time(left)}
        </p>
        <div className={styles.bar} aria-hidden="true">
          <div style={{ width: `${100 * Math.min(1, left / lengthOf(stage))}%` }} />
        </div>
        <p className={styles.standing} role="status">
          {!isGoing && words.standing}
        </p>
      </div>
      <Blinds plan={plan} at={at} />
      <Coming clock={clock} races={races} />
      {controls && away !== null && (
        <div className={styles.away} role="alert">
          <p>{words.away(away)}</p>
          <Button onClick={() => controls.move("takeBack")}>{words.takeBack}</Button>
          <Button onClick={() => controls.move("goOn")}>{words.goOn}</Button>
        </div>
      )}
      {controls && <Tools isGoing={isGoing} {...controls} />}
    </main>
  );
}

function Blinds({ plan: { stages }, at }: Readonly<{ plan: ClockPlan; at: number }>) {
  const words = chipWords().clock;
  const stage = stages[at]!;
  const level = stage.kind === "level" ? stage : nextLevel(stages, at);
  if (!level) return null;
  return (
    <dl className={styles.blinds}>
      <div>
        <dt>{stage.kind === "level" ? words.blinds : words.next}</dt>
        <dd>{words.both(level.small, level.big)}</dd>
      </div>
      <div>
        <dt>{words.ante}</dt>
        <dd>{level.ante === 0 ? words.noAnte : words.number(level.ante)}</dd>
      </div>
    </dl>
  );
}

/**
 * Returns the chip races held in this stage. Chips that no level needs were never handed out, so
 * there are none at stage 0.
 */
const racesAt = (plan: ClockPlan, at: number): readonly ChipRace[] =>
  at === 0 ? [] : chipRaces(plan).filter((race) => race.at === at);

const Chip = ({ chip: { value, colour } }: { readonly chip: ClockChip }) => (
  <span className={styles.chip}>
    {colour && <ChipSwatch colour={colour} />}
    {chipWords().clock.number(value)}
  </span>
);

function Races({ races }: { readonly races: readonly ChipRace[] }) {
  const words = chipWords().clock;
  return (
    <section className={styles.race}>
      {races.map(({ chip, into }) => (
        <p key={chip.value} className={styles.chips}>
          <span className="unseen" role="status">
            {words.race(chip, into)}
          </span>
          <span aria-hidden="true">{words.chipRace}</span>
          <span aria-hidden="true" className={styles.going}>
            <Chip chip={chip} />
            <Icon name="send" />
            <Chip chip={into} />
          </span>
        </p>
      ))}
      <p className={styles.raceHow}>{words.raceHow(races[0]!.into)}</p>
    </section>
  );
}

function Coming({
  clock: { plan, at, untilBreak },
  races,
}: Pick<ClockFaceProps, "clock"> & { readonly races: readonly ChipRace[] }) {
  const words = chipWords().clock;
  const isBreak = plan.stages[at]!.kind === "break";
  const next = nextLevel(plan.stages, at);
  const ahead = chipRaces(plan).filter((race) => race.at > at);
  const soon = races.length > 0 ? [] : ahead.filter((race) => race.at === ahead[0]!.at);
  return (
    <div className={styles.coming}>
      <dl className={styles.next}>
        {!isBreak && (
          <div>
            <dt>{words.next}</dt>
            <dd>{next ? words.nextBlinds(next.small, next.big, next.ante) : words.last}</dd>
          </div>
        )}
        <div>
          <dt>{words.toBreak}</dt>
          <dd>{untilBreak === null ? words.noBreak : words.time(untilBreak)}</dd>
        </div>
      </dl>
      {races.length > 0 && <Races races={races} />}
      {soon.map((race) => (
        <p key={race.chip.value} className={styles.soon}>
          {raceAheadWords(race, plan.stages)}
        </p>
      ))}
    </div>
  );
}

function useKeys(isGoing: boolean, move: ClockControls["move"]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('[role="dialog"]')
      )
        return;
      // The space bar presses the focused button instead.
      if (event.key === " " && event.target instanceof HTMLButtonElement) return;
      const action = { " ": isGoing ? "pause" : "start", ArrowRight: "next", ArrowLeft: "back" }[
        event.key
      ] as "pause" | "start" | "next" | "back" | undefined;
      if (!action) return;
      event.preventDefault();
      move(action);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isGoing, move]);
}

function Tools({ isGoing, move, setUp }: ClockControls & { readonly isGoing: boolean }) {
  const words = chipWords().clock;
  useKeys(isGoing, move);
  const tool = (icon: IconName, label: string, press: () => void, keys?: string) => (
    <Button
      icon={icon}
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      onClick={press}
    />
  );
  return (
    <footer className={styles.tools}>
      {tool("toFirst", words.back, () => move("back"), "ArrowLeft")}
      <Button className={styles.tool} aria-label={words.less} onClick={() => move("less")}>
        {words.minuteLess}
      </Button>
      <Button
        icon={isGoing ? "pause" : "play"}
        kind="primary"
        className={styles.go}
        aria-keyshortcuts="Space"
        onClick={() => move(isGoing ? "pause" : "start")}
      >
        {isGoing ? words.stop : words.start}
      </Button>
      <Button className={styles.tool} aria-label={words.more} onClick={() => move("more")}>
        {words.minuteMore}
      </Button>
      {tool("toLast", words.forward, () => move("next"), "ArrowRight")}
      {tool("screen", words.full, toggleFullScreen)}
      {tool("sliders", words.setUp, setUp)}
    </footer>
  );
}
