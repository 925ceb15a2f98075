import { useId, useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import {
  bookWords,
  type Problems,
  type RuleCraft,
  type Slot,
  type SlotValue,
  type Template,
} from "./bookHooks.ts";
import {
  fillSlot,
  firstValues,
  foundTemplates,
  grouped,
  takeTemplate,
  templateOf,
  type Draft,
} from "./draft.ts";
import styles from "./TemplatesTab.module.css";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";

interface WordingFieldsProps {
  readonly craft: RuleCraft;
  readonly draft: Draft;
  readonly problems: Problems;
  /** True after an attempt to send: before that, empty fields are not reported. */
  readonly showsProblems: boolean;
  readonly change: (draft: Draft) => void;
}

const lengthOf = (words: string): number => [...words.trim()].length;

export function WordingFields({
  craft,
  draft,
  problems,
  showsProblems,
  change,
}: WordingFieldsProps) {
  const words = bookWords();
  const id = useId();
  const clause =
    draft.way === "blocks" && draft.building
      ? (craft.builder?.clause(draft.building) ?? null)
      : null;
  const problemOf = (problem: string | undefined, written: string): string | null =>
    problem !== undefined && (showsProblems || written !== "") ? problem : null;
  const [nameProblem, textProblem] = [
    problemOf(problems.name, draft.name),
    problemOf(problems.text, draft.text),
  ];
  return (
    <div className={styles.fields}>
      <Field label={words.name} help={words.nameHelp} below problem={nameProblem}>
        {({ label, help }) => (
          <TextInput
            aria-labelledby={label}
            aria-describedby={help}
            aria-invalid={nameProblem !== null}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => change({ ...draft, name: target.value })}
          />
        )}
      </Field>
      <Field label={words.text} help={words.textHelp} below problem={textProblem}>
        {({ label, help }) => (
          <textarea
            className={styles.text}
            rows={3}
            aria-labelledby={label}
            aria-describedby={`${help} ${id}`}
            aria-invalid={textProblem !== null}
            value={draft.text}
            onChange={({ target }) => change({ ...draft, text: target.value })}
          />
        )}
      </Field>
      <p id={id} className={styles.left}>
        {words.textLeft(craft.longest.text - lengthOf(draft.text))}
      </p>
      {clause !== null && craft.clauseWords(clause) !== draft.text && (
        <Button
          className={styles.take}
          onClick={() => change({ ...draft, text: craft.clauseWords(clause) })}
        >
          {words.takeWords}
        </Button>
      )}
    </div>
  );
}

interface TemplatesTabProps {
  readonly craft: RuleCraft;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

/** A chosen template is shown alone with its slots until the person searches again. */
export function TemplatesTab({ craft, draft, change }: TemplatesTabProps) {
  const templates = craft.templates();
  const chosen = templateOf(draft, templates);
  const [isLooking, setLooking] = useState(chosen === null);
  const take = (template: Template): void => {
    setLooking(false);
    change(takeTemplate(draft, template));
  };
  if (chosen === null || isLooking)
    return <Catalogue templates={templates} chosen={chosen} take={take} />;
  return (
    <div className={styles.templates}>
      <div className={styles.taken}>
        <p className={styles.words}>
          <span className={styles.name}>{chosen.name}</span>
          <span className={styles.about}>{chosen.about}</span>
        </p>
        <Button autoFocus onClick={() => setLooking(true)}>
          {bookWords().another}
        </Button>
      </div>
      {chosen.slots.length > 0 && <Slots template={chosen} draft={draft} change={change} />}
    </div>
  );
}

interface CatalogueProps extends Pick<GroupProps, "chosen" | "take"> {
  readonly templates: readonly Template[];
}

function Catalogue({ templates, chosen, take }: CatalogueProps) {
  const words = bookWords();
  const [search, setSearch] = useState("");
  const found = foundTemplates(templates, search);
  return (
    <div className={styles.templates}>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={words.search}
        placeholder={words.searchHelp}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status" className="unseen">
        {search === "" ? "" : words.found(found.length)}
      </p>
      {found.length === 0 && <p className={styles.none}>{words.noneFound}</p>}
      <div className={styles.groups}>
        {grouped(found).map(({ group, members }) => (
          <Group key={group} name={group} members={members} chosen={chosen} take={take} />
        ))}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly members: readonly Template[];
  readonly chosen: Template | null;
  readonly take: (template: Template) => void;
}

function Group({ name, members, chosen, take }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {name}
      </h3>
      <div className={styles.members}>
        {members.map((template) => (
          <button
            key={template.id}
            type="button"
            className={styles.template}
            aria-pressed={template.id === chosen?.id}
            onClick={() => take(template)}
          >
            <span className={styles.name}>{template.name}</span>
            <span className={styles.about}>{template.about}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function Slots({
  template,
  draft,
  change,
}: Pick<TemplatesTabProps, "draft" | "change"> & { readonly template: Template }) {
  const values = draft.filled?.values ?? firstValues(template);
  return (
    <fieldset className={styles.slots}>
      <legend className={styles.title}>{bookWords().slots}</legend>
      {template.slots.map((slot) => (
        <SlotField
          key={`${template.id} ${slot.id}`}
          slot={slot}
          value={values[slot.id] ?? slot.first}
          fill={(value) => change(fillSlot(draft, template, slot.id, value))}
        />
      ))}
    </fieldset>
  );
}

interface SlotFieldProps {
  readonly slot: Slot;
  readonly value: SlotValue;
  readonly fill: (value: SlotValue) => void;
}

function SlotField({ slot, value, fill }: SlotFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const enter = (next: string): void => {
    setTyped(next);
    const read =
      slot.kind === "number" ? typedNumber(next, { min: slot.min, max: slot.max }) : next;
    if (read !== null) fill(read);
  };
  return (
    <Field label={slot.label}>
      {({ label, help }) => {
        if (slot.kind === "choice")
          return (
            <Dropdown
              labelledBy={label}
              describedBy={help}
              value={value}
              items={slot.options}
              onChange={fill}
            />
          );
        if (slot.kind === "number")
          return (
            <NumberInput
              label={slot.label}
              typed={typed}
              min={slot.min}
              max={slot.max}
              onChange={enter}
            />
          );
        return (
          <TextInput
            aria-labelledby={label}
            maxLength={slot.longest}
            value={typed}
            onChange={({ target }) => enter(target.value)}
          />
        );
      }}
    </Field>
  );
}
