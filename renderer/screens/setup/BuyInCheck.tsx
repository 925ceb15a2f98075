import { useAnswer } from "#renderer/context/houseContext.ts";
import { GrantButton } from "#renderer/screens/bank/GrantButton.tsx";
import { text } from "#renderer/text/text.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import styles from "./Setup.module.css";

/** `buyIn`: null while the input is invalid. */
export function BuyInCheck({ buyIn }: { readonly buyIn: number | null }) {
  const { asked, again } = useAnswer("profile", {});
  const words = text().setup;
  if (asked.state !== "answered") return null;
  const { chips } = asked.value;
  const isShort = buyIn !== null && chips < buyIn;
  return (
    <div className={styles.check}>
      <p role={isShort ? "alert" : undefined} className={isShort ? "problem" : undefined}>
        {isShort ? words.bankShort(chips) : words.bankHas(chips)}
      </p>
      {isShort && chips < standardSettings.buyIn && <GrantButton granted={again} />}
    </div>
  );
}
