import { use } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/navigation.ts";
import type { Route } from "#renderer/context/route.ts";
import { firstGame } from "#renderer/games/catalogue.ts";
import { text } from "#renderer/text/text.ts";
import { Icon, type IconName } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./Home.module.css";

interface Link {
  readonly icon: IconName;
  readonly label: string;
  readonly about: string;
  readonly to: Route;
}

export function HomeLinks() {
  const words = text().home;
  const isGuest = use(HouseContext).caller === "guest";
  const links: readonly Link[] = [
    {
      icon: "book",
      label: words.rules,
      about: words.rulesAbout,
      to: { screen: "help", page: firstGame, rule: null },
    },
    ...(isGuest
      ? []
      : ([
          { icon: "coins", label: words.bank, about: words.bankAbout, to: { screen: "bank" } },
        ] as const)),
    {
      icon: "people",
      label: words.tournaments,
      about: words.tournamentsAbout,
      to: { screen: "tournaments" },
    },
    ...(isGuest
      ? []
      : ([
          {
            icon: "chip",
            label: words.chipBank,
            about: words.chipBankAbout,
            to: { screen: "chips", evening: null },
          },
        ] as const)),
    {
      icon: "clock",
      label: words.history,
      about: isGuest ? words.ownHistoryAbout : words.historyAbout,
      to: { screen: "history" },
    },
    {
      icon: "trophy",
      label: words.progress,
      about: words.progressAbout,
      to: { screen: "progress" },
    },
    {
      icon: "sliders",
      label: words.settings,
      about: words.settingsAbout,
      to: { screen: "settings" },
    },
  ];
  return (
    <footer className={styles.bottom}>
      <nav className={styles.links} aria-label={words.more}>
        {links.map(({ icon, label, about, to }) => (
          <button key={label} type="button" className={styles.link} onClick={() => go(to)}>
            <Icon name={icon} />
            <span className={styles.words}>
              <span>{label}</span>
              <span className={styles.about}>{about}</span>
            </span>
          </button>
        ))}
      </nav>
      <button type="button" className={styles.imprint} onClick={() => go({ screen: "about" })}>
        {words.about}
      </button>
    </footer>
  );
}
