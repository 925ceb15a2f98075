// Who is playing: how do I look, who else is there, and is there somebody new?

import { use, useId, useState } from "react";
import { HouseContext, useDeeds } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Profile } from "#shared/protocol/profiles.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { NewProfileSheet } from "./NewProfileSheet.tsx";
import { OtherProfiles } from "./OtherProfiles.tsx";
import { OwnFigures } from "./OwnFigures.tsx";
import { PersonForm } from "./PersonForm.tsx";
import { nameProblem } from "./profileProblem.ts";

interface ProfileSheetProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

export function ProfileSheet({ profile, onClose }: ProfileSheetProps) {
  const words = text().profile;
  const id = useId();
  const { caller } = use(HouseContext);
  const [person, setPerson] = useState<HouseAsk<"saveProfile">>({
    name: profile.name,
    avatar: profile.avatar,
  });
  const [adding, setAdding] = useState(false);
  const { refusal, act } = useDeeds();
  const save = async (saved: HouseAsk<"saveProfile">): Promise<void> => {
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
      <PersonForm
        id={id}
        person={person}
        onChange={setPerson}
        onSubmit={(saved) => void save(saved)}
      />
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
