// The room in which a game is learned by playing (H-33).
import { use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { HouseContext, useHouse } from "#renderer/context/houseContext.ts";
import { go, goBack, goInstead } from "#renderer/context/route.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { avatarKeys } from "#renderer/art/avatars.ts";
import { gameText, text, lessonText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import styles from "./Learn.module.css";
import { LessonClient, type LessonState } from "./LessonClient.ts";
import { Actions, Bar, TableRoom } from "./TableRoom.tsx";
import { manifests } from "#renderer/games/catalogue.ts";
import {
  resizedBots,
  standardChoice,
  useTableOpening,
} from "#renderer/screens/setup/tableOpening.ts";
import { Failure } from "#renderer/ui/Failure.tsx";

export function coachWords(game: string, { stage, step, path }: LessonState): string {
  const lesson = lessonText(game);
  if (!lesson) return "";
  if (step === null) return lesson.opening;
  const at = (path === 0 ? lesson.steps : lesson.otherwise?.[path - 1])?.[step];
  return (stage === "yours" ? at?.look : at?.then) ?? "";
}

function Coach({
  game,
  state,
  children,
}: Readonly<{
  game: string;
  state: LessonState;
  children: ReactNode;
}>) {
  const words = text().learn;
  const { stage, step, steps } = state;
  const lesson = lessonText(game);
  const isOver = stage === "over";
  return (
    <Bar
      label={words.coach}
      leave={{ label: words.leave, act: leave }}
      className={`${styles.coach} ${isOver ? styles.over : ""}`}
      where={isOver ? words.done : words.stepOf(gameText(game).name, (step ?? 0) + 1, steps)}
      told={coachWords(game, state)}
      isSoft={stage !== "yours"}
    >
      {isOver && lesson && (
        <>
          {children}
          <ul className={styles.learnt} aria-label={words.learnt}>
            {lesson.learnt.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="soft medium">{lesson.more}</p>
        </>
      )}
    </Bar>
  );
}

const leave = () => goBack({ screen: "home" });

const usualPlayers = 4;

function FirstTable({ game }: { readonly game: string }) {
  const { open, opening, refusal } = useTableOpening();
  const players = manifests.find(({ id }) => id === game)?.bestPlayers ?? usualPlayers;
  const choice = {
    ...standardChoice,
    rotation: [{ game, rounds: 1, options: {} }],
    bots: resizedBots(["easy"], players - 1),
  };
  return (
    <>
      <Button kind="primary" disabled={opening} onClick={() => open(choice)}>
        {text().learn.firstTable(gameText(game).name)}
      </Button>
      <Failure of={refusal} />
    </>
  );
}

type LessonRoomProps = Readonly<{
  game: string;
  first: LessonPart;
  again: () => void;
}>;

export function LessonRoom({ game, first, again }: LessonRoomProps) {
  const lesson = useLesson(game, first);
  const state = useSyncExternalStore(lesson.subscribe, lesson.state);
  const { settings } = useSettings();
  const { caller } = use(HouseContext);
  // Turns automatic moves off, so that nothing is chosen for the learner.
  const wishes = useMemo(() => ({ ...settings, autoPass: false, onlyMove: false }), [settings]);
  const words = text().learn;
  return (
    <TableRoom
      title={words.titleOf(gameText(game).name)}
      client={lesson}
      settings={wishes}
      leave={leave}
      bar={
        <Coach game={game} state={state}>
          <Actions>
            {caller !== "guest" && <FirstTable game={game} />}
            <Button onClick={again}>{words.again}</Button>
            <Button kind="quiet" onClick={() => goInstead({ screen: "learn", game: null })}>
              {words.others}
            </Button>
          </Actions>
        </Coach>
      }
      menu={
        <>
          <Button onClick={again}>{words.again}</Button>
          <Button onClick={() => go({ screen: "help", page: game, rule: null })}>
            {words.rules}
          </Button>
          <Button onClick={leave}>{words.leave}</Button>
        </>
      }
    />
  );
}

/** Pictures of the recorded players: two of these, and none of them the learner's. */
const faces = [11, 22, 33];

function useLesson(game: string, first: LessonPart): LessonClient {
  const house = useHouse();
  const { profile } = useProfile();
  const [lesson] = useState(() => {
    const [, ...others] = first.seats;
    const own = profile?.avatar ?? avatarKeys[0]!;
    const free = faces.map((face) => avatarKeys[face]!).filter((avatar) => avatar !== own);
    const people = [
      { name: profile?.name ?? text().learn.you, avatar: own },
      ...others.map((name, at) => ({ name, avatar: free[at] ?? avatarKeys[at]! })),
    ];
    return new LessonClient({
      game,
      first,
      people,
      teacher: (payload) => house.ask("learn", payload),
    });
  });
  useEffect(() => () => lesson.close(), [lesson]);
  return lesson;
}
