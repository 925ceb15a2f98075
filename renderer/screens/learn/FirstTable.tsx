// How does one go on from a lesson to a first real table?

import { manifests } from "#renderer/games/catalogue.ts";
import { resizedBots, standardChoice } from "#renderer/screens/setup/tableChoice.ts";
import { useTableOpening } from "#renderer/screens/setup/tableOpening.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";

const usualPlayers = 4;

/** Against easy bots, for nothing but what the game is always played for. */
export function FirstTable({ game }: { readonly game: string }) {
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
      {refusal && <Failure message={refusal.message} />}
    </>
  );
}
