// The clock that the room watches during a tournament with real cards (H-6).

import { useState } from "react";
import { useHouse } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { chipWords, useChipWords } from "#renderer/screens/chipBank/chipWords.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Notice } from "#renderer/ui/Notice.tsx";
import { ClockFace } from "./ClockFace.tsx";
import { ClockSetup } from "./ClockSetup.tsx";
import styles from "./RoomClock.module.css";
import { useRoomClock } from "./useRoomClock.ts";
import { useTitle } from "#renderer/ui/Page.tsx";

export function RoomClock() {
  const words = useChipWords();
  useHouse();
  if (words !== "come")
    return (
      <Notice
        waiting={words === "waiting"}
        title={words === "waiting" ? text().house.opening : text().house.noAnswer}
      />
    );
  return <Room />;
}

function Room() {
  const { clock, isKnown, failure, move, plan } = useRoomClock();
  const [isSettingUp, setSettingUp] = useState(false);
  const words = chipWords().clock;
  useTitle(words.title);
  const close = (): void => setSettingUp(false);
  return (
    <div className={styles.room}>
      {failure && (
        <div className={styles.failure}>
          <Failure message={failure.message} />
        </div>
      )}
      {clock && <ClockFace clock={clock} controls={{ move, setUp: () => setSettingUp(true) }} />}
      {((isKnown && !clock) || isSettingUp) && (
        <ClockSetup
          plan={clock?.plan ?? null}
          close={clock ? close : null}
          set={plan}
          done={close}
        />
      )}
    </div>
  );
}
