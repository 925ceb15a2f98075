// How does somebody who is broke get chips again (H-2)?

import { useState } from 'react';
import { failureOf, useHouse, type Failed } from '#renderer/app/houseContext.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Icon } from '#renderer/ui/pictures/Icon.tsx';

/** The house decides whether one is poor enough, and says so where not. */
export function GrantButton({ granted }: { readonly granted: () => void }) {
  const house = useHouse();
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const ask = async (): Promise<void> => {
    const answer = await house.ask('grant', {});
    setRefusal(failureOf(answer));
    if (answer.ok) granted();
  };
  return (
    <>
      <Button onClick={() => void ask()}>
        <Icon name="gift" />
        {text().bank.grant}
      </Button>
      {refusal !== null && <Failure message={refusal.message} />}
    </>
  );
}
