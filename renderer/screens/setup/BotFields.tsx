// How are number and level of the bots chosen?

import { text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Range } from "#renderer/ui/inputs/Range.tsx";
import { botLevels, type BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/houseTables.ts";
import styles from "./BotFields.module.css";
import { commonLevel, resizedBots } from "./tableChoice.ts";

interface BotFieldsProps {
  readonly players: GameOffer["players"];
  readonly bots: readonly BotLevel[];
  readonly onChange: (bots: BotLevel[]) => void;
}

/** A list of more of them would hide what stands below it; one alone is all of them. */
const fewBots = 11;

export function BotFields({ players, bots, onChange }: BotFieldsProps) {
  const words = text().setup;
  const levels = botLevels.map((value) => ({ value, label: words.botLevels[value] }));
  return (
    <>
      <Field label={words.players} below>
        {(ids) =>
          players.min === players.max ? (
            <span>{words.playersValue(players.min)}</span>
          ) : (
            <Range
              labelledBy={ids.label}
              value={bots.length + 1}
              min={players.min}
              max={players.max}
              step={1}
              stepWords={{ less: words.less(words.players), more: words.more(words.players) }}
              words={words.playersValue}
              onChange={(count) => onChange(resizedBots(bots, count - 1))}
            />
          )
        }
      </Field>
      <Field label={bots.length === 1 ? words.oneBot : words.allBots} help={words.botLevelsHelp}>
        {(ids) => (
          <Choice<BotLevel>
            labelledBy={ids.label}
            describedBy={ids.help}
            value={commonLevel(bots)}
            items={levels}
            onChange={(level) => onChange(bots.map(() => level))}
          />
        )}
      </Field>
      {bots.length === 1 ? null : bots.length <= fewBots ? (
        <EachBot levels={levels} bots={bots} onChange={onChange} />
      ) : (
        <details className={styles.each}>
          <summary>{words.eachBot}</summary>
          <EachBot levels={levels} bots={bots} onChange={onChange} />
        </details>
      )}
    </>
  );
}

interface EachBotProps extends Pick<BotFieldsProps, "bots" | "onChange"> {
  readonly levels: readonly { readonly value: BotLevel; readonly label: string }[];
}

function EachBot({ levels, bots, onChange }: EachBotProps) {
  const words = text().setup;
  return (
    <ul className={styles.bots} aria-label={words.bots}>
      {bots.map((level, at) => (
        <li key={at} className={styles.bot}>
          <span id={`bot-${at}`}>{words.bot(at + 1)}</span>
          <Choice<BotLevel>
            labelledBy={`bot-${at}`}
            value={level}
            items={levels}
            onChange={(chosen) =>
              onChange(bots.map((other, seat) => (seat === at ? chosen : other)))
            }
          />
        </li>
      ))}
    </ul>
  );
}
