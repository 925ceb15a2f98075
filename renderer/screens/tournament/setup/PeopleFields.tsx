// Who is in from the start, and how many sit at a table?

import { text, tournamentText } from "#renderer/text/text.ts";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { ChoiceField, ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { Range } from "#renderer/ui/inputs/Range.tsx";
import { botLevels } from "#shared/bots/bot.ts";
import { chairRange, mostBots } from "./setupDraft.ts";
import type { SetupPartProps } from "./TournamentSetup.tsx";

export function PeopleFields({ draft, games, onChange }: SetupPartProps) {
  const words = tournamentText().setup;
  const { less, more, botLevels: levelWords } = text().setup;
  const chairs = chairRange(draft, games);
  return (
    <>
      <ToggleField
        label={words.plays}
        help={words.playsHelp}
        on={draft.plays}
        onChange={(plays) => onChange({ plays })}
      />
      <Field label={words.bots} help={words.botsHelp} below>
        {(ids) => (
          <Range
            labelledBy={ids.label}
            describedBy={ids.help}
            value={draft.bots}
            min={0}
            max={mostBots}
            step={1}
            stepWords={{ less: less(words.bots), more: more(words.bots) }}
            words={words.botsValue}
            onChange={(bots) => onChange({ bots })}
          />
        )}
      </Field>
      {draft.bots > 0 && (
        <ChoiceField
          label={words.levelOfBots}
          help={text().setup.botLevelsHelp}
          value={draft.level}
          values={botLevels}
          words={levelWords}
          onChange={(level) => onChange({ level })}
        />
      )}
      {chairs.min < chairs.max && (
        <Field label={words.chairs} below>
          {(ids) => (
            <Range
              labelledBy={ids.label}
              value={draft.chairs}
              {...chairs}
              step={1}
              stepWords={{ less: less(words.chairs), more: more(words.chairs) }}
              words={words.chairsValue}
              onChange={(wished) => onChange({ chairs: wished })}
            />
          )}
        </Field>
      )}
    </>
  );
}
