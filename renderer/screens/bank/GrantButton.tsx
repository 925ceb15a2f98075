// Gives chips to a player who is broke (H-2).

import { useHouseActions } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";

export function GrantButton({ granted }: { readonly granted: () => void }) {
  const { refusal, isBusy, act } = useHouseActions();
  const grant = async () => {
    if (await act("grant", {})) granted();
  };
  return (
    <>
      <Button icon="gift" disabled={isBusy} onClick={grant}>
        {text().bank.grant}
      </Button>
      <Failure of={refusal} />
    </>
  );
}
