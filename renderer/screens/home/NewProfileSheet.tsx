// How does somebody new get a profile?

import { useId, useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import { avatarKeys } from "#renderer/art/avatars.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { PersonForm } from "./PersonForm.tsx";
import { nameProblem } from "./profileProblem.ts";
import { useProfileSwitch } from "./profileSwitch.ts";

export function NewProfileSheet({ onClose }: { readonly onClose: () => void }) {
  const words = text().profile;
  const id = useId();
  const house = useHouse();
  const { switchTo, refusal: notSwitched } = useProfileSwitch();
  const [person, setPerson] = useState<HouseAsk<"addProfile">>(() => ({
    name: "",
    avatar: avatarKeys[Math.floor(Math.random() * avatarKeys.length)]!,
  }));
  const [fresh, setFresh] = useState(true);
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const change = (next: HouseAsk<"addProfile">): void => {
    setPerson(next);
    if (next.name !== "") setFresh(false);
  };
  const add = async (saved: HouseAsk<"addProfile">): Promise<void> => {
    const answer = await house.ask("addProfile", saved);
    setRefusal(failureOf(answer));
    if (answer.ok) await switchTo(answer.value.id);
  };
  const failure = refusal ?? notSwitched;
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
        onChange={change}
        onSubmit={(saved) => void add(saved)}
        fresh={fresh}
        help={words.addHelp}
      />
      {failure !== null && <Failure message={failure.message} />}
    </Sheet>
  );
}
