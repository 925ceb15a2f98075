import { useState, use, useId } from "react";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import styles from "./Home.module.css";
import { HouseContext, useHouseActions, useAnswer } from "#renderer/context/houseContext.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Profile } from "#shared/protocol/house.ts";
import { nameProblem, newPerson, PersonForm, type Person } from "./PersonForm.tsx";
import { go } from "#renderer/context/route.ts";
import { LevelBar } from "#renderer/ui/pictures/LevelBar.tsx";

/** Reopens the line after a switch, because every answer so far was for another person. */
function useProfileSwitch() {
  const { retry } = use(HouseContext);
  const { refusal, act } = useHouseActions();
  const switchTo = async (profile: string) => {
    if (await act("useProfile", { profile })) retry();
  };
  return { switchTo, refusal };
}

function NewProfileSheet({ onClose }: { readonly onClose: () => void }) {
  const words = text().profile;
  const id = useId();
  const { switchTo, refusal: notSwitched } = useProfileSwitch();
  const [person, setPerson] = useState(newPerson);
  const { refusal, act } = useHouseActions();
  const add = async (saved: Person) => {
    const added = await act("addProfile", saved);
    if (added) await switchTo(added.value.id);
  };
  return (
    <Sheet
      title={words.addTitle}
      onClose={onClose}
      action={
        <Button kind="primary" type="submit" form={id} disabled={nameProblem(person.name) !== null}>
          {words.create}
        </Button>
      }
    >
      <PersonForm
        id={id}
        person={person}
        onChange={setPerson}
        onSubmit={add}
        help={words.addHelp}
      />
      <Failure of={refusal ?? notSwitched} />
    </Sheet>
  );
}

function OtherProfiles({ me, add }: Readonly<{ me: string; add: () => void }>) {
  const words = text().profile;
  const { known = [], failed, again } = useAnswer("profiles", {});
  const { switchTo, refusal } = useProfileSwitch();
  const others = known.filter(({ id, guest }) => id !== me && !guest);
  return (
    <section className="stack gap-s" aria-label={words.others}>
      <Failure of={failed} again={again} />
      <ul className="stack gap-s">
        {others.map(({ id, name, avatar, chips }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.otherProfile}
              aria-label={words.switchTo(name)}
              onClick={() => void switchTo(id)}
            >
              <Avatar avatar={avatar} size={2.25} />
              <span className="strong ellipsis grow">{words.switchTo(name)}</span>
              <small className="small">{text().home.chips(chips)}</small>
            </button>
          </li>
        ))}
        <li>
          <Button icon="plus" onClick={add}>
            {words.add}
          </Button>
        </li>
      </ul>
      <Failure of={refusal} />
    </section>
  );
}

const kept = ["chips", "points", "rounds"] as const;
const titles = ["king", "bastard"] as const;

function OwnFigures({ profile }: { readonly profile: Profile }) {
  const words = text().profile;
  const figures = [
    ...kept.map((figure) => [figure, profile[figure]] as const),
    ...titles.map((title) => [title, profile.titles[title] ?? 0] as const),
  ];
  return (
    <section className={styles.own} aria-label={words.figures}>
      <LevelBar profile={profile} />
      <p className="small">{words.levelHelp}</p>
      <Button icon="trophy" onClick={() => go({ screen: "progress" })}>
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

type ProfileSheetProps = Readonly<{
  profile: Profile;
  onClose: () => void;
}>;

export function ProfileSheet({ profile, onClose }: ProfileSheetProps) {
  const words = text().profile;
  const id = useId();
  const { caller } = use(HouseContext);
  const [person, setPerson] = useState<Person>({ name: profile.name, avatar: profile.avatar });
  const [adding, setAdding] = useState(false);
  const { refusal, act } = useHouseActions();
  const save = async (saved: Person) => {
    if (await act("saveProfile", saved)) onClose();
  };
  if (adding) return <NewProfileSheet onClose={() => setAdding(false)} />;
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      action={
        <Button kind="primary" type="submit" form={id} disabled={nameProblem(person.name) !== null}>
          {text().app.save}
        </Button>
      }
    >
      <OwnFigures profile={profile} />
      {caller === "owner" && <OtherProfiles me={profile.id} add={() => setAdding(true)} />}
      <PersonForm id={id} person={person} onChange={setPerson} onSubmit={save} />
      <Failure of={refusal} />
    </Sheet>
  );
}
