import { useId, useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Field, ListField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { clauseIn } from "../building.ts";
import {
  clauseWords,
  firstRules,
  longestText,
  templates,
  type Problems,
  type Template,
} from "../craft.ts";
import { bookWords, type Draft } from "./bookDesk.ts";
import { fillSlot, foundTemplates, takeTemplate, templateOf } from "./draft.ts";
import styles from "./ProposalDialog.module.css";

type TemplatesTabProps = Readonly<{
  draft: Draft;
  change: (draft: Draft) => void;
}>;

interface WordingFieldsProps extends TemplatesTabProps {
  readonly problems: Problems;
  /** True after an attempt to send: before that, empty fields are not reported. */
  readonly showsProblems: boolean;
}

const lengthOf = (words: string) => [...words.trim()].length;

export function WordingFields({ draft, problems, showsProblems, change }: WordingFieldsProps) {
  const words = bookWords();
  const id = useId();
  const clause = draft.way === "blocks" && draft.building ? clauseIn(draft.building) : null;
  const text = clause && clauseWords(clause);
  const problemOf = (part: "name" | "text") =>
    showsProblems || draft[part] !== "" ? (problems[part] ?? null) : null;
  return (
    <div className={styles.fields}>
      <Field label={words.name} help={words.nameHelp} below problem={problemOf("name")}>
        {({ label, help }) => (
          <TextInput
            aria-labelledby={label}
            aria-describedby={help}
            aria-invalid={problemOf("name") !== null}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => change({ ...draft, name: target.value })}
          />
        )}
      </Field>
      <Field label={words.text} help={words.textHelp} below problem={problemOf("text")}>
        {({ label, help }) => (
          <textarea
            rows={3}
            aria-labelledby={label}
            aria-describedby={`${help} ${id}`}
            aria-invalid={problemOf("text") !== null}
            value={draft.text}
            onChange={({ target }) => change({ ...draft, text: target.value })}
          />
        )}
      </Field>
      <p id={id} className={styles.left}>
        {words.textLeft(longestText - lengthOf(draft.text))}
      </p>
      {text !== null && text !== draft.text && (
        <Button className={styles.takeWords} onClick={() => change({ ...draft, text })}>
          {words.takeWords}
        </Button>
      )}
    </div>
  );
}

/** A chosen template is shown alone with its slots until the person searches again. */
export function TemplatesTab({ draft, change }: TemplatesTabProps) {
  const chosen = templateOf(draft);
  const [isLooking, setLooking] = useState(chosen === null);
  const take = (template: Template) => {
    setLooking(false);
    change(takeTemplate(draft, template));
  };
  if (chosen === null || isLooking) return <Catalogue chosen={chosen} take={take} />;
  return (
    <div className={styles.templates}>
      <div className={styles.taken}>
        <p className={styles.words}>
          <NameAndAbout {...chosen} />
        </p>
        <Button autoFocus onClick={() => setLooking(true)}>
          {bookWords().another}
        </Button>
      </div>
      {chosen.slots.length > 0 && (
        <fieldset className={styles.slots}>
          <legend className={styles.title}>{bookWords().slots}</legend>
          {chosen.slots.map((slot) => (
            <SlotField
              key={`${chosen.id} ${slot.id}`}
              slot={slot}
              value={draft.filled?.values[slot.id] ?? slot.first}
              fill={(value) => change(fillSlot(draft, chosen, slot.id, value))}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The first rule is one of three, as they stand; `others` shows every other way. */
export function FirstRules({
  draft,
  change,
  others,
}: TemplatesTabProps & { readonly others: () => void }) {
  const words = bookWords();
  return (
    <div className={styles.templates}>
      <p>{words.firstRule}</p>
      <ul className={styles.three} aria-label={words.firstRules}>
        {firstRules.map((id) => {
          const template = templates().find((one) => one.id === id)!;
          return (
            <li key={id} className={styles.one}>
              <TemplateButton
                template={template}
                chosen={templateOf(draft)}
                take={(taken) => change(takeTemplate(draft, taken))}
              />
            </li>
          );
        })}
      </ul>
      <Button kind="quiet" className={styles.others} onClick={others}>
        {words.otherRules}
      </Button>
    </div>
  );
}

const NameAndAbout = ({ name, about }: Pick<Template, "name" | "about">) => (
  <>
    <span className="strong">{name}</span>
    <span className={styles.about}>{about}</span>
  </>
);

type CatalogueProps = Readonly<{
  chosen: Template | null;
  take: (template: Template) => void;
}>;

function Catalogue({ chosen, take }: CatalogueProps) {
  const words = bookWords();
  const [search, setSearch] = useState("");
  const found = foundTemplates(search);
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
      {found.length === 0 && <p className="soft">{words.noneFound}</p>}
      <div className={styles.groups}>
        {[...Map.groupBy(found, ({ group }) => group)].map(([name, members]) => (
          <Group key={name} name={name} members={members} chosen={chosen} take={take} />
        ))}
      </div>
    </div>
  );
}

interface GroupProps extends CatalogueProps {
  readonly name: string;
  readonly members: readonly Template[];
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
          <TemplateButton key={template.id} template={template} chosen={chosen} take={take} />
        ))}
      </div>
    </section>
  );
}

function TemplateButton({
  template,
  chosen,
  take,
}: CatalogueProps & { readonly template: Template }) {
  return (
    <button
      type="button"
      className={styles.template}
      aria-pressed={template.id === chosen?.id}
      onClick={() => take(template)}
    >
      <NameAndAbout {...template} />
    </button>
  );
}

type SlotFieldProps = Readonly<{
  slot: Template["slots"][number];
  value: string | number;
  fill: (value: string | number) => void;
}>;

function SlotField({ slot, value, fill }: SlotFieldProps) {
  const { label, options } = slot;
  const [typed, setTyped] = useState(String(value));
  if (options.length > 0)
    return <ListField label={label} value={value} items={options} onChange={fill} />;
  if (slot.kind !== "number")
    return (
      <TextField
        label={label}
        value={typed}
        form={{ maxLength: slot.longest }}
        beside
        onChange={(next) => {
          setTyped(next);
          fill(next);
        }}
      />
    );
  const range = { min: slot.least, max: slot.most };
  return (
    <Field label={label}>
      {() => (
        <NumberInput
          label={label}
          typed={typed}
          {...range}
          onChange={(next) => {
            setTyped(next);
            const read = typedNumber(next, range);
            if (read !== null) fill(read);
          }}
        />
      )}
    </Field>
  );
}
