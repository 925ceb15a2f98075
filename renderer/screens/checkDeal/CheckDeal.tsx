// Checks a saved deal again (H-18), in the page alone: whoever doubts a host need not ask it.

import { useState } from "react";
import { sealIcons } from "#renderer/screens/table/deal/dealWords.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { DropPlace } from "#renderer/ui/inputs/DropPlace.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import { Icon, type IconName } from "#renderer/ui/pictures/Icon.tsx";
import { parseTranscript } from "#shared/verifiedDeal/readTranscript.ts";
import type { CheckStep } from "./checkSteps.ts";
import { dealReport, type DealReport } from "./dealReport.ts";
import styles from "./CheckDeal.module.css";

type CheckedFile = Readonly<{ name: string; report: DealReport | null }>;

async function checkedFile(file: File): Promise<CheckedFile> {
  const { name } = file;
  try {
    const transcript = parseTranscript(await file.text());
    const game = gameText(transcript.plan.game).name;
    return { name, report: dealReport(text(), { game, file: name }, transcript) };
  } catch {
    return { name, report: null };
  }
}

export function CheckDeal() {
  const words = text().checkDeal;
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const opened = (file: File) => void checkedFile(file).then(setChecked);
  return (
    <Page title={words.title}>
      <DropPlace words={words.dropHere} dropped={opened}>
        <div className={styles.place}>
          <section className="panel">
            <p>{words.intro}</p>
            <div className="flow">
              <FileInput label={words.open} opened={opened} />
              <a className={styles.link} href="/check-deal.html" download>
                {words.page}
              </a>
            </div>
            <p className="help">{words.pageHelp}</p>
          </section>
          <div role="status">
            {checked && !checked.report && (
              <section className="panel">
                <p className="problem">{words.notADeal(checked.name)}</p>
              </section>
            )}
            {checked?.report && <Report report={checked.report} />}
          </div>
        </div>
      </DropPlace>
    </Page>
  );
}

function Report({
  report: { standing, title, about, fault, help, steps },
}: {
  readonly report: DealReport;
}) {
  const [round, file] = about;
  return (
    <Panel title={title}>
      <div className={styles.verdict} data-standing={standing}>
        <Icon name={sealIcons[standing]} />
        <div className="stack">
          <span className="strong">{round}</span>
          <span className="help">{file}</span>
        </div>
      </div>
      {help !== null && <p>{help}</p>}
      {fault && (
        <>
          <p className="problem">{fault[0]}</p>
          <p>{fault[1]}</p>
        </>
      )}
      <ol className={styles.steps} aria-label={text().checkDeal.steps}>
        {steps.map((step) => (
          <li key={step.words} className={styles.step} data-state={step.state}>
            <Icon name={stepIcons[step.state]} />
            <span className="grow">{step.words}</span>
            <span className="small">{step.verdict}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const stepIcons: { readonly [S in CheckStep["state"]]: IconName } = {
  fits: "check",
  fault: "close",
  unchecked: "minus",
};
