// The switch by which a table's deals are sealed (H-51).

import { gameText, text } from "#renderer/text/text.ts";
import { ToggleField } from "#renderer/ui/inputs/fields.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import type { Rotation, TableSettings } from "#shared/protocol/schema.ts";
import { whyNotSealed, type NotSealable } from "#shared/sealedDeal/sealable.ts";
import { offerOf } from "./tableDraft.ts";
import styles from "./Setup.module.css";

/** Who is to sit at the table. `people`: how many, as far as that is known. */
export type Company = Readonly<{ people: number; hasBots: boolean }>;

function whyNotWords(why: NotSealable, { id, traits }: GameOffer): string {
  const words = text().sealed.whyNot;
  const { name } = gameText(id);
  return why === "seats" ? words.seats(name, traits.sealedSeats ?? 0) : words[why](name);
}

/** What keeps the table's deals from being sealed, in words; null: nothing does. */
export function whyNotSealedHere(
  games: readonly GameOffer[],
  rotation: Rotation,
  { people, hasBots }: Company,
): string | null {
  if (hasBots) return text().sealed.whyNot.bots;
  for (const { game, options } of rotation) {
    const offer = offerOf(games, game);
    const { min, max } = offer.players;
    const why = whyNotSealed(offer, options, Math.min(max, Math.max(min, people)));
    if (why !== null) return whyNotWords(why, offer);
  }
  return null;
}

/** The wish is kept while something else at the table is in its way. */
export const withSealing = <T extends { readonly settings: TableSettings }>(
  laid: T,
  whyNot: string | null,
): T => ({
  ...laid,
  settings: { ...laid.settings, sealedDeals: laid.settings.sealedDeals && whyNot === null },
});

type SealedFieldProps = Readonly<{
  games: readonly GameOffer[];
  isWished: boolean;
  whyNot: string | null;
  onChange: (sealedDeals: boolean) => void;
}>;

export function SealedField({ games, isWished, whyNot, onChange }: SealedFieldProps) {
  const words = text().sealed;
  const able = games.filter(({ traits }) => traits.sealedSeats !== null);
  return (
    <div>
      <ToggleField
        label={words.title}
        help={words.setUpHelp(able.map(({ id }) => gameText(id).name))}
        on={isWished && whyNot === null}
        disabled={whyNot !== null}
        onChange={onChange}
      />
      <div role="status">{whyNot !== null && <p className={styles.whyNot}>{whyNot}</p>}</div>
    </div>
  );
}
