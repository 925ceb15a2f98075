// How does somebody who is broke get chips again (H-2)?

import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { useOnce } from "./useOnce.ts";

/** The house decides whether one is poor enough, and says so where not. */
export function GrantButton({ granted }: { readonly granted: () => void }) {
  const { send, isSending, refusal } = useOnce("grant", granted);
  return (
    <>
      <Button disabled={isSending} onClick={() => void send({})}>
        <Icon name="gift" />
        {text().bank.grant}
      </Button>
      {refusal !== null && <Failure message={refusal.message} />}
    </>
  );
}
