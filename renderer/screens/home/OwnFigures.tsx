// What has somebody come to so far (H-1)?

import { go } from "#renderer/context/navigation.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { LevelBar } from "#renderer/ui/pictures/LevelBar.tsx";
import type { Profile } from "#shared/protocol/profiles.ts";
import styles from "./OwnFigures.module.css";

const kept = ["chips", "points", "rounds"] as const;
const titles = ["king", "bastard"] as const;

export function OwnFigures({ profile }: { readonly profile: Profile }) {
  const words = text().profile;
  const figures = [
    ...kept.map((figure) => [figure, profile[figure]] as const),
    ...titles.map((title) => [title, profile.titles[title] ?? 0] as const),
  ];
  return (
    <section className={styles.own} aria-label={words.figures}>
      <LevelBar profile={profile} />
      <p className="small">{words.levelHelp}</p>
      <Button onClick={() => go({ screen: "progress" })}>
        <Icon name="trophy" />
        {words.progress}
      </Button>
      <dl className={styles.figures}>
        {figures.map(([figure, amount]) => (
          <div key={figure} className="figure">
            <dt>{words[figure]}</dt>
            <dd>{words.number(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
