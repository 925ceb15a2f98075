// Asks for the PIN on a device in the room that is to direct a tournament (H-38).

import { goInstead } from "#renderer/context/route.ts";
import styles from "#renderer/screens/join/Join.module.css";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { PinForm } from "./PinForm.tsx";
import { useTitle } from "#renderer/ui/Page.tsx";

type PinEntryProps = Readonly<{
  tournament: string;
  /** The device directed the tournament until now. */
  isRemoved?: boolean;
}>;

export function PinEntry({ tournament, isRemoved = false }: PinEntryProps) {
  const words = tournamentText().director.pin;
  useTitle(words.title);
  return (
    <main className={styles.place}>
      <section className={styles.card}>
        <div className="row gap-l">
          <Emblem />
          <h1 className={styles.title}>{words.title}</h1>
        </div>
        {isRemoved && <p role="alert">{words.removed}</p>}
        <p className="soft">{words.help}</p>
        <PinForm tournament={tournament} />
        <div className={styles.actions}>
          <Button kind="quiet" onClick={() => goInstead({ screen: "home" })}>
            {words.otherwise}
          </Button>
        </div>
      </section>
    </main>
  );
}
