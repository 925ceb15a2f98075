import { useEffect, useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent } from "react";
import { Slider } from "@base-ui/react/slider";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Offers } from "#renderer/table/desk/offers.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { CloseButton } from "#renderer/ui/Button.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { numberProblem } from "#renderer/ui/inputs/numberProblem.ts";
import {
  betPlace,
  gaveFocus,
  openBet,
  setBet,
  settingIn,
  snapped,
  steppedWager,
  wagerIn,
  type BetPlace,
} from "./wagerDesk.ts";
import { boxStyle } from "#renderer/table/dom/TableFrame.tsx";
import styles from "./BetBar.module.css";
import type { Wager } from "./wager.ts";

/** Stays beside the buttons while a bet is possible, if there is room there. */
export function BetBar({ desk, state, offers, layout }: ControlsProps) {
  const wager = wagerIn(desk.game, state);
  const place = betPlace(layout, state.scene.hand.length);
  const { isOpen, typed, wantsFocus } = settingIn(state);
  const staysOpen = place.kind === "beside" && offers !== null && wager !== null && !isOpen;
  useLayoutEffect(() => {
    if (staysOpen) openBet(desk, true);
  }, [desk, staysOpen]);
  return (
    isOpen &&
    offers &&
    wager && (
      <Bar
        desk={desk}
        wager={wager}
        offers={offers}
        typed={typed}
        place={place}
        wantsFocus={wantsFocus}
      />
    )
  );
}

type BarProps = Readonly<{
  desk: Desk;
  wager: Wager;
  offers: Offers;
  typed: string;
  place: BetPlace;
  wantsFocus: boolean;
}>;

function Bar({ desk, wager, offers, typed, place, wantsFocus }: BarProps) {
  const words = tableText();
  const bar = useRef<HTMLDivElement>(null);
  const {
    actions,
    inputs: { wagered = null },
  } = offers;
  const action = actions.find(({ sends }) => sends === "wager");
  const set = (amount: number) => setBet(desk, String(amount));
  useEffect(() => {
    const field = bar.current?.querySelector<HTMLInputElement>("input[inputmode]");
    if (!field || !wantsFocus) return;
    gaveFocus(desk);
    field.focus({ preventScroll: true });
    field.select();
  }, [desk, wantsFocus]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type === "range") return;
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key] ?? 0;
    if (event.key === "Enter" && action) desk.act(action);
    else if (event.key === "Escape") event.target.blur();
    else if (step !== 0) set(steppedWager(wager, wagered, step));
    else return;
    event.preventDefault();
  };
  const now = wagered ?? wager.min;
  return (
    <div
      ref={bar}
      role="group"
      aria-label={words.betBar}
      className={`${styles.bar} ${styles[place.kind]}`}
      style={placeStyle(place)}
      onKeyDown={onKeyDown}
    >
      <Presets wager={wager} wagered={wagered} set={set} />
      <Slider.Root
        className={styles.slider}
        value={now}
        min={wager.min}
        max={wager.max}
        step={wager.step}
        disabled={wager.min === wager.max}
        onValueChange={(next) => set(snapped(wager, next))}
        aria-label={words.amountField}
      >
        <Slider.Control className={styles.control}>
          <Slider.Track className={styles.track}>
            <Slider.Indicator className={styles.filled} />
            <Slider.Thumb
              className={styles.thumb}
              aria-label={words.amountField}
              getAriaValueText={() => action?.label ?? String(now)}
            />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <div className={styles.amount}>
        <NumberInput
          label={words.amountField}
          describedBy="bet-words"
          typed={typed}
          min={wager.min}
          max={wager.max}
          step={wager.step}
          onChange={(next) => setBet(desk, next)}
        />
      </div>
      <p id="bet-words" role="status" className={wagered === null ? styles.problem : styles.words}>
        {wagered === null ? numberProblem(typed, wager) : words.adds(wagered - wager.putIn)}
      </p>
      {place.kind === "over" && (
        <CloseButton label={words.closeBet} close={() => openBet(desk, false)} />
      )}
    </div>
  );
}

const placeStyle = (place: BetPlace): CSSProperties =>
  place.kind === "beside"
    ? boxStyle(place.box)
    : { right: place.right, bottom: place.bottom, width: place.width, height: place.height };

type PresetsProps = Readonly<{
  wager: Wager;
  wagered: number | null;
  set: (amount: number) => void;
}>;

const keys: { readonly [id: string]: string } = { all: "A" };

function Presets({ wager, wagered, set }: PresetsProps) {
  const words = tableText();
  return (
    <div className={styles.presets}>
      {wager.presets.map(({ id, label, to }) => (
        <button
          key={id}
          type="button"
          className={`${styles.preset} ${id === "all" ? styles.all : ""}`}
          aria-pressed={wagered === to}
          aria-keyshortcuts={keys[id]}
          title={
            keys[id] === undefined
              ? words.presetTo(label, to)
              : words.keyOf(words.presetTo(label, to), keys[id])
          }
          onClick={() => set(to)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
