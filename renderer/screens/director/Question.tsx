// What is asked before something that no click takes back?

import type { ReactNode } from "react";
import { useDeeds } from "#renderer/context/houseContext.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { KeylessAsk } from "#renderer/client/onceKey.ts";
import type { TournamentRequest } from "#shared/protocol/tournament.ts";

interface QuestionProps<R extends TournamentRequest> {
  readonly title: string;
  /** What happens then. */
  readonly children: ReactNode;
  /** What the button says that does it. */
  readonly label: string;
  readonly kind?: "primary" | "danger";
  readonly request: R;
  readonly payload: KeylessAsk<R>;
  readonly close: () => void;
}

export function Question<R extends TournamentRequest>({
  title,
  children,
  label,
  kind = "danger",
  request,
  payload,
  close,
}: QuestionProps<R>) {
  const { refusal, isBusy, act } = useDeeds();
  const go = async (): Promise<void> => {
    if (await act(request, payload)) close();
  };
  return (
    <Sheet
      title={title}
      onClose={close}
      action={
        <Button kind={kind} aria-busy={isBusy} disabled={isBusy} onClick={() => void go()}>
          {label}
        </Button>
      }
    >
      <p>{children}</p>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
