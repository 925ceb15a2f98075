import { useState } from "react";
import { useAnswer, type HouseActions } from "#renderer/context/houseContext.ts";
import { Invitation } from "#renderer/screens/friends/Invitation.tsx";
import { useLanState, shownUrl } from "#renderer/screens/friends/lanState.ts";
import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Field, ChoiceField, NumberField } from "#renderer/ui/inputs/fields.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { Panel } from "#renderer/ui/Page.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { useOwnPrograms } from "#renderer/screens/programs/ownPrograms.ts";
import { levelsFor } from "#renderer/screens/setup/levels.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { screenAddress } from "#shared/protocol/addresses.ts";
import { mostEntrants, type TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./TournamentPage.module.css";

type EntryPanelsProps = Readonly<{
  view: TournamentView;
  actions: HouseActions;
}>;

export function EntryPanels(props: EntryPanelsProps) {
  const { view } = props;
  return (
    <>
      {(view.code !== null || view.you.directs) && <NetworkPanel {...props} />}
      {view.you.directs && <CompanyPanel {...props} />}
    </>
  );
}

/** H-13: shows QR code, address and code to everybody who may invite others. */
function NetworkPanel({
  view: {
    id: tournament,
    code,
    you: { directs },
  },
  actions: { act, isBusy },
}: EntryPanelsProps) {
  const words = tournamentText().page;
  return (
    <Panel title={words.friends}>
      {code === null ? <p className="help">{words.admitHelp}</p> : <Invitation code={code} />}
      {directs && code !== null && <TelevisionAddress code={code} />}
      {directs && (
        <div>
          <Button
            icon={code === null ? "phone" : "lock"}
            disabled={isBusy}
            onClick={() => void act("admitToTournament", { tournament, open: code === null })}
          >
            {code === null ? words.admit : words.admitNoMore}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** H-16: the address for a nameless screen in the same network. */
function TelevisionAddress({ code }: { readonly code: string }) {
  const url = shownUrl(location.origin, useLanState().addresses, null);
  return url === null ? null : (
    <p className="help">
      {tournamentText().page.television}{" "}
      <span className={styles.address} translate="no">
        {screenAddress(url, code)}
      </span>
    </p>
  );
}

function CompanyPanel(props: EntryPanelsProps) {
  const {
    view: { id: tournament, chairs, entrants, rotation },
    actions: { act, isBusy },
  } = props;
  const words = tournamentText().page;
  const levels = levelsFor(rotation);
  // The default number fills the last table.
  const [typed, setTyped] = useState<string | null>(null);
  const missing = String(chairs - (entrants.length % chairs));
  const [level, setLevel] = useState<BotLevel>("regular");
  const range = { min: 1, max: Math.max(1, mostEntrants - entrants.length) };
  const count = typedNumber(typed ?? missing, range);
  const add = (): void => {
    void act("seatEntrant", { tournament, bots: Array.from({ length: count ?? 0 }, () => level) });
    setTyped(null);
  };
  return (
    <Panel title={words.addBots}>
      <NumberField
        label={words.addBots}
        help={words.addBotsHelp}
        typed={typed ?? missing}
        range={range}
        onChange={setTyped}
      />
      <ChoiceField
        label={text().setup.allBots}
        help={text().setup.botLevelsHelp(levels)}
        value={level}
        values={levels}
        words={text().setup.botLevels}
        onChange={setLevel}
      />
      <div>
        <Button icon="plus" disabled={isBusy || count === null} onClick={add}>
          {words.add(count ?? 0)}
        </Button>
      </div>
      <ProgramsHere {...props} />
      <PeopleHere {...props} />
    </Panel>
  );
}

/** The programs of the host's owner, who alone may seat them. */
function ProgramsHere({ view: { id: tournament }, actions: { act, isBusy } }: EntryPanelsProps) {
  const own = useOwnPrograms();
  if (own.length === 0) return null;
  return (
    <Field label={text().programs.list} below>
      {() => (
        <div className="wrap gap-s">
          {own.map(({ id: program, name }) => (
            <Button
              key={program}
              icon="plus"
              disabled={isBusy}
              onClick={() => void act("seatEntrant", { tournament, program })}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </Field>
  );
}

/** Lists profiles of this house that have not entered; names within a house are unique (H-1). */
function PeopleHere({
  view: { id: tournament, entrants },
  actions: { act, isBusy },
}: EntryPanelsProps) {
  const words = tournamentText().page;
  const { known } = useAnswer("directing", { tournament });
  const others =
    known?.people.filter(
      ({ name }) => !entrants.some((entrant) => entrant.bot === null && entrant.name === name),
    ) ?? [];
  if (others.length === 0) return null;
  return (
    <Field label={words.addPeople} below>
      {() => (
        <div className="wrap gap-s">
          {others.map(({ profile, name, avatar }) => (
            <Button
              key={profile}
              disabled={isBusy}
              onClick={() => void act("seatEntrant", { tournament, profile })}
            >
              <Avatar avatar={avatar} size={1.75} />
              {words.addPerson(name)}
            </Button>
          ))}
        </div>
      )}
    </Field>
  );
}
