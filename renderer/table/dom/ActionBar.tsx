import { useMemo, type CSSProperties, type ReactNode } from "react";
import type { Settings } from "#shared/settings/settings.ts";
import { isAdvised, isDealing } from "#renderer/table/desk/deskState.ts";
import type { ControlsProps, Prompt } from "#renderer/table/part.ts";
import type { Offers } from "#renderer/table/desk/offers.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import styles from "./ActionBar.module.css";

type ActionBarProps = Pick<ControlsProps, "desk" | "state" | "layout"> &
  Readonly<{
    raised: ReadonlySet<string>;
    offers: Offers;
    sortBy: Settings["sortBy"];
    sort: () => void;
    prompt: Prompt | null;
    minor?: ReactNode;
  }>;

/** If the words take more rows than the layout's box has room for, the buttons grow upwards. */
const growingUp = ({ room, actions: { x, y, width, height } }: Layout): CSSProperties => ({
  left: x,
  bottom: room.height - y - height,
  width,
  minHeight: height,
  gap: height * 0.04,
});

export function ActionBar(props: ActionBarProps) {
  const { desk, state, raised, offers, layout, sortBy, sort, prompt, minor } = props;
  const [main, ...others] = offers.actions;
  const words = tableText();
  const quiet = prompt?.quiet ?? null;
  if (!main && quiet === null) return null;
  const button = (action: Action) => (
    <Act
      key={action.id}
      kind={action.kind}
      shortcut={action.shortcut}
      problem={action.problem}
      help={action.help}
      busy={state.sending}
      isOn={action.isOn}
      runs={action.runs ?? null}
      onPress={() => desk.act(action)}
    >
      {action.label}
    </Act>
  );
  return (
    <div role="group" aria-label={words.actions} className={styles.bar} style={growingUp(layout)}>
      <div className={`${styles.main} ${prompt ? styles.responds : ""}`}>
        {quiet === null ? (
          main && button(main)
        ) : (
          <p className={styles.quiet} aria-hidden="true">
            {quiet}
          </p>
        )}
        {quiet === null && others.length > 0 && (
          <div className={styles.others}>{others.map(button)}</div>
        )}
      </div>
      {state.scene.hand.length > 0 && (
        <div className={styles.minor}>
          <div className={styles.pair}>
            {isAdvised(state) && (
              <Act
                kind="small"
                shortcut="H"
                problem={
                  !offers.isMyTurn ? words.notYourTurn : isDealing(state) ? words.stillDealt : null
                }
                onPress={() => void desk.hint()}
              >
                {words.hint}
              </Act>
            )}
            <Act
              kind="small"
              shortcut="S"
              onPress={sort}
              name={sortBy === "rank" ? words.sortBySuit : words.sortByRank}
            >
              {words.sort}
            </Act>
          </div>
          <div className={styles.pair}>
            <Act
              kind="small"
              shortcut="Escape"
              problem={raised.size > 0 && !state.view?.seen.chosen ? null : words.nothingPicked}
              onPress={desk.clear}
            >
              {words.clear}
            </Act>
            {minor}
          </div>
        </div>
      )}
    </div>
  );
}

type ActProps = Readonly<{
  kind: Action["kind"] | "small";
  shortcut?: string;
  /** Why it would not succeed: the button stays focusable and says so. */
  problem?: string | null;
  help?: string | undefined;
  busy?: boolean;
  name?: string;
  isOn?: boolean | undefined;
  runs?: Action["runs"];
  onPress: () => void;
  children: ReactNode;
}>;

export function Act(props: ActProps) {
  const {
    kind,
    shortcut = "",
    problem = null,
    help,
    busy = false,
    name,
    isOn,
    runs,
    children,
  } = props;
  const label = problem ?? help ?? name ?? (typeof children === "string" ? children : "");
  return (
    <button
      type="button"
      className={`${styles.act} ${styles[kind]}`}
      aria-disabled={problem !== null}
      aria-busy={busy}
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut || undefined}
      aria-description={problem ?? help}
      title={shortcut === "" ? label : tableText().keyOf(label, shortcut.split(" ").join(", "))}
      onClick={props.onPress}
    >
      <span>{children}</span>
      {runs && <Running key={`${runs.since} ${runs.ms}`} {...runs} />}
    </button>
  );
}

/** `since`: on the page's clock; ms. */
type Run = NonNullable<Action["runs"]>;

/** Style of what runs down by itself from the time left when it was first drawn. */
export const useRun = ({ since, ms }: Run): CSSProperties =>
  useMemo(
    () => ({
      animationDuration: `${ms}ms`,
      animationDelay: `${Math.round(since - performance.now())}ms`,
    }),
    [since, ms],
  );

const Running = (run: Run) => <i className={styles.runs} style={useRun(run)} aria-hidden="true" />;
