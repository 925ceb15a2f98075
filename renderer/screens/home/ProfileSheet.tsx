// How does a person choose name and picture?

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useId, useState, type FormEvent } from 'react';
import { avatarKeys } from '#renderer/art/avatars.ts';
import { refusalWords, useHouse } from '#renderer/app/houseContext.ts';
import { text } from '#renderer/text/text.ts';
import { Avatar } from '#renderer/ui/Avatar.tsx';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Sheet } from '#renderer/ui/Sheet.tsx';
import type { Profile } from '#shared/protocol/messages.ts';
import { nameProblem } from './profileProblem.ts';
import styles from './ProfileSheet.module.css';

interface ProfileSheetProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

export function ProfileSheet({ profile, onClose }: ProfileSheetProps) {
  const words = text().profile;
  const id = useId();
  const house = useHouse();
  const [name, setName] = useState(profile.name);
  const [avatar, setAvatar] = useState(profile.avatar);
  const [refusal, setRefusal] = useState<{ readonly message: string | null } | null>(null);
  const problem = nameProblem(name);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (problem !== null) return;
    house.ask('saveProfile', { name: name.trim(), avatar }).then(
      (answer) => (answer.ok ? onClose() : setRefusal({ message: refusalWords(answer) })),
      () => setRefusal({ message: null }),
    );
  };
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text().app.cancel}</Button>
          <Button kind="primary" type="submit" form={id} disabled={problem !== null}>
            {text().app.save}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={save}>
        <div className={styles.person}>
          <Avatar avatar={avatar} size={5} />
          <label className={styles.name}>
            <span className={styles.label}>{words.name}</span>
            <input className={styles.input} value={name} autoComplete="nickname" aria-invalid={problem !== null} aria-describedby={`${id}-help`} onChange={(event) => setName(event.target.value)} />
          </label>
        </div>
        <p id={`${id}-help`} className={problem === null ? styles.help : styles.problem} role={problem === null ? undefined : 'alert'}>
          {problem ?? words.nameHelp}
        </p>
        <p className={styles.help}>{words.score(profile.rounds, profile.king, profile.bastard)}</p>
        {refusal !== null && <Failure message={refusal.message} />}
        <h3 id={`${id}-avatar`} className={styles.label}>
          {words.avatar}
        </h3>
        <RadioGroup className={styles.avatars} aria-labelledby={`${id}-avatar`} value={avatar} onValueChange={(chosen) => setAvatar(String(chosen))}>
          {avatarKeys.map((key, at) => (
            <Radio.Root key={key} value={key} className={styles.avatar} aria-label={words.avatarNumber(at + 1)} nativeButton render={<button type="button" />}>
              <Avatar avatar={key} size={3.25} />
            </Radio.Root>
          ))}
        </RadioGroup>
      </form>
    </Sheet>
  );
}
