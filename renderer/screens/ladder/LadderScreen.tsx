// The ladders through the house: for each game a row of opponents of rising strength (H-47).
import { useAnswer } from "#renderer/context/houseContext.ts";
import { prizeWords } from "#renderer/screens/progress/achievementWords.ts";
import { feltPicture } from "#renderer/screens/settings/AppearanceFields.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import { prizeOf } from "#shared/profile/appearance.ts";
import type { LadderState } from "#shared/protocol/history.ts";
import styles from "./Ladder.module.css";
import { countLevels, usePlayAgainst } from "./playAgainst.ts";

type RungState = LadderState["rungs"][number];

export function LadderScreen() {
  const words = text().ladder;
  const { known, failed, again } = useAnswer("ladders", {});
  const { play, opening, refusal } = usePlayAgainst();
  return (
    <Page title={words.title} wide>
      <p className="panel">{words.help}</p>
      <Failure of={failed} again={again} />
      <Failure of={refusal} />
      {known?.map((ladder) => (
        <GameLadder
          key={ladder.game}
          ladder={ladder}
          disabled={opening}
          play={({ opponents, options }) =>
            play(
              [{ game: ladder.game, rounds: 1, options }],
              opponents.map(({ level }) => level),
            )
          }
        />
      ))}
    </Page>
  );
}

type GameLadderProps = Readonly<{
  ladder: LadderState;
  disabled: boolean;
  play: (rung: RungState) => void;
}>;

function GameLadder({ ladder: { game, rungs }, disabled, play }: GameLadderProps) {
  const words = text().ladder;
  const { name } = gameText(game);
  const won = rungs.filter((rung) => rung.won !== null).length;
  return (
    <Panel title={words.ofGame(name, won, rungs.length)}>
      <ol className={styles.rungs}>
        {rungs.map((rung, at) => (
          <li key={at} className={styles.rung}>
            <Medal motif="ladder" share={rung.won ? 1 : 0} size={2.75} />
            <div className={styles.about}>
              <strong>{words.rung(at + 1)}</strong>
              <span>
                {words.against(countLevels(rung.opponents))}. {words.goals[rung.goal]}
              </span>
              {rung.won && <small className="tiny">{words.won(rung.won.at)}</small>}
            </div>
            <Prize game={game} rung={at + 1} />
            <Button
              disabled={disabled}
              aria-label={words.playRung(name, at + 1)}
              onClick={() => play(rung)}
            >
              {words.play}
            </Button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Prize({ game, rung }: Readonly<{ game: string; rung: number }>) {
  const words = text().ladder;
  const prize = prizeOf(game, rung);
  const name = prizeWords(game, rung);
  if (!prize || name === null) return null;
  return (
    <span className={styles.prize}>
      {"back" in prize ? (
        <CardPicture card={prize} deck="two-colour" width={2} decorative />
      ) : (
        <span className={styles.felt}>{feltPicture(prize.felt)}</span>
      )}
      <small>{words.wins(name)}</small>
    </span>
  );
}
