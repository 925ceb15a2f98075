import { lazy, Suspense, use, useEffect, useState, type ReactNode } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { go, type Route } from "#renderer/context/route.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { firstGame } from "#renderer/games/catalogue.ts";
import { text } from "#renderer/text/text.ts";
import { Label } from "#renderer/ui/Button.tsx";
import { useHeading, useTitle } from "#renderer/ui/Page.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { Icon, type IconName } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./Home.module.css";

type HomePageProps = Readonly<{
  className: string | undefined;
  beside?: ReactNode;
  children: ReactNode;
}>;

export function HomePage({ className, beside, children }: HomePageProps) {
  const { home, learn } = text();
  const heading = useHeading();
  useTitle(null);
  return (
    <div className={styles.home}>
      <header className={styles.top}>
        <ProfileButton />
      </header>
      <main className={styles.main}>
        <div className={className}>
          <div className={styles.name}>
            <Emblem />
            <div>
              <h1 ref={heading} tabIndex={-1} className={styles.title}>
                {home.title}
              </h1>
              <div className="flow">
                <p className={styles.tagline}>{home.tagline}</p>
                {/* H-33 */}
                <button
                  type="button"
                  className={styles.learn}
                  onClick={() => go({ screen: "learn", game: null })}
                >
                  {learn.link}
                </button>
              </div>
            </div>
          </div>
          {children}
        </div>
        {beside}
      </main>
      <Links />
    </div>
  );
}

const ProfileSheet = lazy(async () => ({
  default: (await import("./ProfileSheet.tsx")).ProfileSheet,
}));

function ProfileButton() {
  const { profile, renew } = useProfile();
  const [open, setOpen] = useState(false);
  useEffect(() => void renew(), [renew]);
  if (!profile) return <span className={styles.place} />;
  const close = () => {
    setOpen(false);
    void renew();
  };
  const { name, avatar, level, chips } = profile;
  const words = text().home;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={words.profile(name, chips, level)}
        onClick={() => setOpen(true)}
      >
        <Avatar avatar={avatar} size={2.5} />
        <span className={styles.profile}>
          <span className={styles.profileName}>{name}</span>
          <small className={styles.chips}>{words.ownFigures(level, chips)}</small>
        </span>
      </button>
      {open && (
        <Suspense>
          <ProfileSheet profile={profile} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

type Link = readonly [icon: IconName, label: string, about: string, to: Route];

function Links() {
  const words = text().home;
  const isGuest = use(HouseContext).caller === "guest";
  const owners = (...link: Link): readonly Link[] => (isGuest ? [] : [link]);
  const links: readonly Link[] = [
    ["book", words.rules, words.rulesAbout, { screen: "help", page: firstGame, rule: null }],
    ...owners("coins", words.bank, words.bankAbout, { screen: "bank" }),
    ...(isGuest
      ? ([
          ["trophy", words.tournaments, words.tournamentsAbout, { screen: "tournaments" }],
        ] as const)
      : []),
    ...owners("chip", words.chipBank, words.chipBankAbout, { screen: "chips", evening: null }),
    [
      "clock",
      words.history,
      isGuest ? words.ownHistoryAbout : words.historyAbout,
      { screen: "history" },
    ],
    ["trophy", words.progress, words.progressAbout, { screen: "progress" }],
    ["sliders", words.settings, words.settingsAbout, { screen: "settings" }],
  ];
  return (
    <footer className={styles.bottom}>
      <nav className={styles.links} aria-label={words.more}>
        {links.map(([icon, label, about, to]) => (
          <button key={label} type="button" className={styles.link} onClick={() => go(to)}>
            <Icon name={icon} />
            <Label label={label} about={about} />
          </button>
        ))}
      </nav>
      <button type="button" className={styles.imprint} onClick={() => go({ screen: "about" })}>
        {words.about}
      </button>
    </footer>
  );
}
