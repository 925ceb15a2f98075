// How does somebody new get a profile?

import { useId, useState } from "react";
import { useDeeds } from "#renderer/context/houseContext.ts";
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
  const { switchTo, refusal: notSwitched } = useProfileSwitch();
  const [person, setPerson] = useState<HouseAsk<"addProfile">>(() => ({
    name: "",
    avatar: avatarKeys[Math.floor(Math.random() * avatarKeys.length)]!,
  }));
  const [fresh, setFresh] = useState(true);
  const { refusal, act } = useDeeds();
  const change = (next: HouseAsk<"addProfile">): void => {
    setPerson(next);
    if (next.name !== "") setFresh(false);
  };
  const add = async (saved: HouseAsk<"addProfile">): Promise<void> => {
    const added = await act("addProfile", saved);
    if (added) await switchTo(added.value.id);
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
