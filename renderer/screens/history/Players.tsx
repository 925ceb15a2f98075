// A player's results over time and against others (H-5).
import { lazy, Suspense, use, useState } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { ListField } from "#renderer/ui/inputs/fields.tsx";
import { LevelBar } from "#renderer/ui/pictures/LevelBar.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import type { BotKind } from "#shared/bots/bot.ts";
import type { Profile } from "#shared/protocol/house.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { HeadToHead } from "#shared/protocol/history.ts";
import type { BalancePoint } from "#shared/protocol/bank.ts";
import { Table, tone } from "#renderer/ui/Table.tsx";
import styles from "./History.module.css";

function AgainstTable({ profile }: { readonly profile: string }) {
  const { known, failed, again } = useAnswer("headToHead", { profile });
  const words = text().history;
  if (!known) return <Failure of={failed} again={again} />;
  if (known.length === 0) return <p>{words.againstEmpty}</p>;
  const figure = (head: string, amount: (against: HeadToHead) => number) => ({
    head,
    cell: (against: HeadToHead) => words.number(amount(against)),
  });
  return (
    <div className={styles.scroll}>
      <Table
        className={styles.table}
        rows={known}
        keyOf={({ opponent }) => JSON.stringify(opponent)}
        columns={[
          {
            isName: true,
            head: words.opponent,
            cell: ({ opponent }) => <Opponent opponent={opponent} bots={words.otherBots} />,
          },
          figure(words.met, ({ rounds }) => rounds),
          figure(words.ahead, ({ ahead }) => ahead),
          figure(words.behind, ({ behind }) => behind),
          figure(words.even, ({ rounds, ahead, behind }) => rounds - ahead - behind),
          {
            head: words.chips,
            cell: ({ chips }) => <span className={tone(chips)}>{words.change(chips)}</span>,
          },
        ]}
      />
    </div>
  );
}

type OpponentProps = Pick<HeadToHead, "opponent"> & Readonly<{ bots: (kind: BotKind) => string }>;

function Opponent({ opponent, bots }: OpponentProps) {
  if ("bots" in opponent) return <span className={styles.name}>{bots(opponent.bots)}</span>;
  return (
    <span className="row gap-m">
      <Avatar avatar={opponent.avatar} size={2} />
      <span className={styles.name}>
        {"character" in opponent ? opponent.character : opponent.name}
      </span>
    </span>
  );
}

function RatingsTable({ profile }: { readonly profile: string }) {
  const { known, failed, again } = useAnswer("ratings", { profile });
  const [chosen, choose] = useState<string | null>(null);
  const words = text().history;
  if (!known) return <Failure of={failed} again={again} />;
  const shown = known.find(({ game }) => game === chosen) ?? known[0];
  if (!shown) return <p>{words.ratingsEmpty}</p>;
  return (
    <>
      {known.length > 1 && (
        <ListField
          label={words.game}
          value={shown.game}
          items={known.map(({ game }) => ({ value: game, label: gameText(game).name }))}
          onChange={choose}
        />
      )}
      <div className={styles.scroll}>
        <Table
          className={styles.table}
          rows={shown.players}
          keyOf={({ player }) => ("bots" in player ? player.bots : player.profile)}
          rowClass={({ player }) =>
            "profile" in player && player.profile === profile ? styles.me : undefined
          }
          columns={[
            {
              isName: true,
              head: words.player,
              cell: ({ player }) => <Opponent opponent={player} bots={words.bots} />,
            },
            {
              head: words.rating,
              cell: ({ rating, margin }) => words.ratingWithin(rating, margin),
            },
            { head: words.met, cell: ({ rounds }) => words.number(rounds) },
          ]}
        />
      </div>
    </>
  );
}

const BalanceChart = lazy(async () => ({
  default: (await import("./BalanceChart.tsx")).BalanceChart,
}));

function Balance({ profile, name }: Readonly<{ profile: string; name: string }>) {
  const { known: points, failed, again } = useAnswer("balances", { profile });
  const words = text().history;
  if (!points) return <Failure of={failed} again={again} />;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return <p>{words.balanceEmpty}</p>;
  const heights = points.map(({ chips }) => chips);
  return (
    <>
      <BalanceChart points={points} label={words.chart(name)} />
      <p>
        {words.balanceSummary(
          name,
          first.chips,
          last.chips,
          Math.min(...heights),
          Math.max(...heights),
        )}
      </p>
      <FigureTable points={points} />
    </>
  );
}

/** For people who cannot see the chart. */
function FigureTable({ points }: { readonly points: readonly BalancePoint[] }) {
  const [isOpen, setOpen] = useState(false);
  const words = text().history;
  return (
    <details
      className={styles.figures}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.figures}</summary>
      {isOpen && (
        <Table
          className={styles.table}
          rows={points.toReversed()}
          keyOf={(_point, at) => at}
          columns={[
            { isName: true, head: words.date, cell: ({ at }) => words.when(at) },
            { head: words.chips, cell: ({ chips }) => words.number(chips) },
          ]}
        />
      )}
    </details>
  );
}

export function Players() {
  const { known: own, failed, again } = useAnswer("profile", {});
  const { caller } = use(HouseContext);
  if (!own) return <Failure of={failed} again={again} />;
  return caller === "owner" ? <Everybody own={own} /> : <Figures own={own} profiles={[own]} />;
}

function Everybody({ own }: { readonly own: Profile }) {
  const { known, failed } = useAnswer("profiles", {});
  return (known || failed) && <Figures own={own} profiles={known ?? [own]} />;
}

function Figures({
  own,
  profiles,
}: Readonly<{
  own: Profile;
  profiles: readonly Profile[];
}>) {
  const [chosen, choose] = useState(own.id);
  const profile = profiles.find(({ id }) => id === chosen) ?? own;
  const words = text().history;
  return (
    <>
      {profiles.length > 1 && (
        <ListField
          label={words.profile}
          value={profile.id}
          items={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choose}
        />
      )}
      <Panel title={words.progress}>
        <LevelBar profile={profile} />
        <p className="help">{text().points.inAll(profile.points, profile.rounds)}</p>
      </Panel>
      <Panel title={words.balance}>
        <p className="help">{words.balanceHelp}</p>
        <Suspense fallback={null}>
          <Balance key={profile.id} profile={profile.id} name={profile.name} />
        </Suspense>
      </Panel>
      <Panel title={words.ratings}>
        <p className="help">{words.ratingsHelp}</p>
        <RatingsTable key={profile.id} profile={profile.id} />
      </Panel>
      <Panel title={words.against}>
        <p className="help">{words.againstHelp}</p>
        <AgainstTable key={profile.id} profile={profile.id} />
      </Panel>
    </>
  );
}
