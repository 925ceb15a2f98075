// Who else comes to an evening that is being counted?

import { Sheet } from "#renderer/ui/Sheet.tsx";
import { chipWords } from "./chipWords.ts";
import type { EveningProps } from "./Evening.tsx";
import { PeopleFields } from "./PeopleFields.tsx";

export function ComerSheet({ evening, act, close }: EveningProps & { readonly close: () => void }) {
  return (
    <Sheet title={chipWords().evening.addTitle} onClose={close}>
      <PeopleFields
        taken={evening.people}
        add={(person) => void act("addChipPerson", { person }).then((isDone) => isDone && close())}
      />
    </Sheet>
  );
}
