import { text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Range } from "#renderer/ui/inputs/Range.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import { botLevels, type BotLevel } from "#shared/bots/bot.ts";
import type { Opening } from "#shared/protocol/schema.ts";
import type { ChairRange } from "./opening.ts";

interface OpeningFieldsProps {
  readonly chairs: ChairRange;
  readonly opening: Opening;
  readonly onChange: (opening: Opening) => void;
}

type Fill = BotLevel | "none";

export function OpeningFields({ chairs, opening, onChange }: OpeningFieldsProps) {
  const words = text().friends;
  const setup = text().setup;
  const fills = (["none", ...botLevels] as const).map((value) => ({
    value,
    label: words.fills[value],
  }));
  const change = (part: Partial<Opening>): void => onChange({ ...opening, ...part });
  return (
    <>
      {chairs.min < chairs.max && (
        <Field label={words.chairs} help={words.chairsHelp} below>
          {(ids) => (
            <Range
              labelledBy={ids.label}
              describedBy={ids.help}
              value={opening.seats}
              {...chairs}
              step={1}
              stepWords={{ less: setup.less(words.chairs), more: setup.more(words.chairs) }}
              words={words.chairsValue}
              onChange={(seats) => change({ seats })}
            />
          )}
        </Field>
      )}
      <Field label={words.fill} help={words.fillHelp} below>
        {(ids) => (
          <Choice<Fill>
            labelledBy={ids.label}
            describedBy={ids.help}
            value={opening.fill ?? "none"}
            items={fills}
            onChange={(fill) => change({ fill: fill === "none" ? null : fill })}
          />
        )}
      </Field>
      <Field label={words.spectators} help={words.spectatorsHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={opening.spectators}
            onChange={(spectators) => change({ spectators })}
          />
        )}
      </Field>
      <Field label={words.listed} help={words.listedHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={opening.listed}
            onChange={(listed) => change({ listed })}
          />
        )}
      </Field>
    </>
  );
}
