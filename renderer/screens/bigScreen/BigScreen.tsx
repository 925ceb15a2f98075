// The screen for the room (a television): a public table with standings and join code (H-16), or a
// tournament (H-23).

import { useCallback, type ComponentType } from "react";
import { useClients } from "#renderer/context/appContext.ts";
import { isSilence } from "#renderer/client/saysOfLine.ts";
import { loadTables } from "#renderer/games/tableGames.ts";
import { loadChips, loadTournament, sentence, text } from "#renderer/text/text.ts";
import { Notice } from "#renderer/ui/Notice.tsx";
import styles from "./BigScreen.module.css";
import { useIdlePointer } from "./idle.ts";
import { useScreenLine, type ScreenLine } from "./screenLine.ts";
import { useScreenPart } from "./lazyCode.ts";
import { Welcome } from "./Welcome.tsx";
import { useTitle } from "#renderer/ui/Page.tsx";

const loadRoom = async () =>
  (await Promise.all([import("./ScreenRoom.tsx"), loadTables()]))[0].ScreenRoom;
const loadTournamentRoom = async () =>
  (await Promise.all([import("./tournament/TournamentRoom.tsx"), loadTournament()]))[0]
    .TournamentRoom;

const loadClockRoom = async () =>
  (await Promise.all([import("./ClockRoom.tsx"), loadChips()]))[0].ClockRoom;

export function BigScreen({ code }: { readonly code: string }) {
  const line = useScreenLine(code);
  const isIdle = useIdlePointer();
  const words = text().bigScreen;
  useTitle(words.title);
  if (line.at === "tournament")
    return <Loaded key={line.tournament} load={loadTournamentRoom} code={code} given={line} />;
  if (line.at === "clock")
    return (
      <Loaded
        key="clock"
        load={loadClockRoom}
        code={code}
        given={{ clock: line.clock, at: line.heardAt }}
      />
    );
  return (
    <div className={styles.screen} data-idle={isIdle}>
      {line.at === "welcome" ? (
        <Welcome {...line} />
      ) : line.at === "table" ? (
        <Loaded key={line.table} load={loadRoom} code={code} given={{ client: line.client }} />
      ) : (
        <ScreenNotice line={line} code={code} />
      )}
    </div>
  );
}

type LoadedProps<P> = Readonly<{
  load: () => Promise<ComponentType<P>>;
  code: string;
  given: P;
}>;

function Loaded<P extends object>({ load, code, given }: LoadedProps<P>) {
  const { screens } = useClients();
  const answers = useCallback(async () => {
    const answer = await screens.find(code);
    return answer.ok || !isSilence(answer);
  }, [screens, code]);
  const loaded = useScreenPart(load, answers);
  if (loaded.at !== "here")
    return (
      <ScreenNotice line={{ at: loaded.at === "loading" ? "looking" : "silent" }} code={code} />
    );
  const { part: Part } = loaded;
  return <Part {...given} />;
}

type SpokenLine = Exclude<
  ScreenLine,
  { readonly at: "table" | "tournament" | "clock" | "welcome" }
>;

function ScreenNotice({ line, code }: Readonly<{ line: SpokenLine; code: string }>) {
  const words = text().bigScreen;
  switch (line.at) {
    case "looking":
      return <Notice waiting title={words.looking} />;
    case "none":
      return <Notice title={words.none}>{words.noneHelp(code)}</Notice>;
    case "closed":
      return <Notice title={words.closed}>{words.closedHelp}</Notice>;
    case "silent":
      return <Notice title={words.silent}>{words.silentHelp}</Notice>;
    case "removed":
      return <Notice title={words.removed}>{words.removedHelp}</Notice>;
    case "refused":
      return <Notice title={words.refused}>{sentence(line.why)}</Notice>;
  }
}
