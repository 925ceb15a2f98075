// A player's results over time and against others (H-5).
import { lazy, Suspense, use, useState } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { LevelBar } from "#renderer/ui/pictures/LevelBar.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { Profile } from "#shared/protocol/house.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { HeadToHead } from "#shared/protocol/history.ts";
import styles from "./Figures.module.css";

function AgainstTable({ profile }: { readonly profile: string }) {
  const { asked, again } = useAnswer("headToHead", { profile });
  const words = text().history;
  if (asked.state === "failed") return <Failure message={asked.message} again={again} />;
  if (asked.state === "waiting") return null;
  if (asked.value.length === 0) return <p>{words.againstEmpty}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.opponent}</th>
            <th scope="col" className="number">
              {words.met}
            </th>
            <th scope="col" className="number">
              {words.ahead}
            </th>
            <th scope="col" className="number">
              {words.behind}
            </th>
            <th scope="col" className="number">
              {words.even}
            </th>
            <th scope="col" className="number">
              {words.chips}
            </th>
          </tr>
        </thead>
        <tbody>
          {asked.value.map(({ opponent, rounds, ahead, behind, chips }) => (
            <tr key={keyOf(opponent)}>
              <th scope="row">
                <Opponent opponent={opponent} />
              </th>
              <td className="number">{words.number(rounds)}</td>
              <td className="number">{words.number(ahead)}</td>
              <td className="number">{words.number(behind)}</td>
              <td className="number">{words.number(rounds - ahead - behind)}</td>
              <td className={`number ${chips < 0 ? styles.lost : chips > 0 ? styles.won : ""}`}>
                {words.change(chips)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const keyOf = (opponent: HeadToHead["opponent"]): string =>
  "bots" in opponent ? opponent.bots : opponent.profile;

function Opponent({ opponent }: Pick<HeadToHead, "opponent">) {
  if ("bots" in opponent)
    return <span className={styles.name}>{text().history.bots(opponent.bots)}</span>;
  return (
    <span className="row gap-m">
      <Avatar avatar={opponent.avatar} size={2} />
      <span className={styles.name}>{opponent.name}</span>
    </span>
  );
}

const Balance = lazy(async () => ({ default: (await import("./Balance.tsx")).Balance }));

export function Players() {
  const { asked: own, again } = useAnswer("profile", {});
  const { caller } = use(HouseContext);
  if (own.state === "failed") return <Failure message={own.message} again={again} />;
  if (own.state === "waiting") return null;
  return caller === "owner" ? (
    <Everybody own={own.value} />
  ) : (
    <Figures own={own.value} profiles={[own.value]} />
  );
}

function Everybody({ own }: { readonly own: Profile }) {
  const { asked: all } = useAnswer("profiles", {});
  return all.state === "waiting" ? null : (
    <Figures own={own} profiles={all.state === "answered" ? all.value : [own]} />
  );
}

function Figures({
  own,
  profiles,
}: {
  readonly own: Profile;
  readonly profiles: readonly Profile[];
}) {
  const [chosen, choose] = useState(own.id);
  const profile = profiles.find(({ id }) => id === chosen) ?? own;
  const words = text().history;
  return (
    <>
      {profiles.length > 1 && (
        <Field label={words.profile}>
          {(ids) => (
            <Dropdown
              labelledBy={ids.label}
              value={profile.id}
              items={profiles.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={choose}
            />
          )}
        </Field>
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
      <Panel title={words.against}>
        <p className="help">{words.againstHelp}</p>
        <AgainstTable key={profile.id} profile={profile.id} />
      </Panel>
    </>
  );
}
