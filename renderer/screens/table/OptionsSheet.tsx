// How are the table's options changed from the next round on?

import { use, useState } from 'react';
import { HouseContext, refusalWords, useAnswer } from '#renderer/app/houseContext.ts';
import { ClockFields } from '#renderer/screens/setup/ClockFields.tsx';
import { draftOf, draftProblems, optionsOf } from '#renderer/screens/setup/optionDraft.ts';
import { OptionFields } from '#renderer/screens/setup/OptionFields.tsx';
import type { TableSession } from '#renderer/session/session.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Sheet } from '#renderer/ui/Sheet.tsx';
import type { GameOffer } from '#shared/protocol/messages.ts';
import type { TableState } from '#shared/protocol/table.ts';

interface OptionsSheetProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly close: () => void;
}

/** Which options there are is the house's to say, so without it they stay as they are. */
export function OptionsSheet(props: OptionsSheetProps) {
  const { line, retry } = use(HouseContext);
  if (typeof line !== 'string') return <OfferedOptions {...props} />;
  return (
    <Sheet title={text().table.options} onClose={props.close}>
      {line !== 'opening' && <Failure message={null} again={retry} />}
    </Sheet>
  );
}

function OfferedOptions(props: OptionsSheetProps) {
  const { asked, again } = useAnswer('games', {});
  const offer = asked.state === 'answered' ? asked.value.find(({ id }) => id === props.table.game) : undefined;
  if (offer) return <OptionsForm {...props} offer={offer} />;
  return (
    <Sheet title={text().table.options} onClose={props.close}>
      {asked.state === 'failed' && <Failure message={asked.message} again={again} />}
    </Sheet>
  );
}

function OptionsForm({ session, table, close, offer }: OptionsSheetProps & { readonly offer: GameOffer }) {
  const words = text().setup;
  const [draft, setDraft] = useState(() => draftOf(offer.options, table.options));
  const [settings, setSettings] = useState(table.settings);
  const [refusal, setRefusal] = useState<{ readonly message: string | null } | null>(null);
  const isPlaying = table.stage === 'playing';
  const toMend = Object.keys(draftProblems(offer.options, draft)).length;
  const save = (): void => {
    session.ask('change', { options: optionsOf(offer.options, draft), settings }).then(
      (answer) => (answer.ok ? close() : setRefusal({ message: refusalWords(answer) })),
      () => setRefusal({ message: null }),
    );
  };
  return (
    <Sheet
      wide
      title={text().table.options}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{text().app.cancel}</Button>
          <Button kind="primary" disabled={isPlaying || toMend > 0} onClick={save}>
            {words.change}
          </Button>
        </>
      }
    >
      {isPlaying && <p role="status">{words.notNow}</p>}
      <OptionFields offer={offer} draft={draft} onChange={setDraft} />
      <ClockFields settings={settings} onChange={setSettings} />
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
