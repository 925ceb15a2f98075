// How has a player fared over time, and against whom (H-5)?

import { lazy, Suspense, use, useState } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { LevelBar } from "#renderer/ui/pictures/LevelBar.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { Profile } from "#shared/protocol/profiles.ts";
import { AgainstTable } from "./AgainstTable.tsx";

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
