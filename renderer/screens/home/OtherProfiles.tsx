// As whom else can one play here?

import { useAnswer } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./ProfileSheet.module.css";
import { useProfileSwitch } from "./profileSwitch.ts";

interface OtherProfilesProps {
  readonly me: string;
  readonly add: () => void;
}

export function OtherProfiles({ me, add }: OtherProfilesProps) {
  const words = text().profile;
  const { asked, again } = useAnswer("profiles", {});
  const { switchTo, refusal } = useProfileSwitch();
  const others =
    asked.state === "answered" ? asked.value.filter(({ id, guest }) => id !== me && !guest) : [];
  return (
    <section className="stack gap-s" aria-label={words.others}>
      {asked.state === "failed" && <Failure message={asked.message} again={again} />}
      <ul className="stack gap-s">
        {others.map(({ id, name, avatar, chips }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.other}
              aria-label={words.switchTo(name)}
              onClick={() => void switchTo(id)}
            >
              <Avatar avatar={avatar} size={2.25} />
              <span className="strong ellipsis grow">{words.switchTo(name)}</span>
              <small className={styles.help}>{text().home.chips(chips)}</small>
            </button>
          </li>
        ))}
        <li>
          <Button onClick={add}>
            <Icon name="plus" />
            {words.add}
          </Button>
        </li>
      </ul>
      {refusal !== null && <Failure message={refusal.message} />}
    </section>
  );
}
