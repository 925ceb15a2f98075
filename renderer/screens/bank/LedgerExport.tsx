// How does the ledger get into a file (H-4)?

import { useState } from 'react';
import { refusalWords, useHouse } from '#renderer/app/houseContext.ts';
import { saveFile } from '#renderer/screens/history/saveFile.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Icon } from '#renderer/ui/Icon.tsx';

export function LedgerExport() {
  const house = useHouse();
  const [refusal, setRefusal] = useState<{ readonly message: string | null } | null>(null);
  const save = async (): Promise<void> => {
    const answer = await house.files.fetch({ file: 'ledger' });
    setRefusal(answer.ok ? null : { message: refusalWords(answer) });
    if (answer.ok) saveFile(answer.value);
  };
  return (
    <>
      <Button onClick={() => void save()}>
        <Icon name="save" />
        {text().bank.export}
      </Button>
      {refusal !== null && <Failure message={refusal.message} />}
    </>
  );
}
