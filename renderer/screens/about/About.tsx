import notice from "../../../NOTICE?raw";
import licence from "../../../LICENSE?raw";
import { text } from "#renderer/text/text.ts";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";

export function About() {
  const words = text().about;
  return (
    <Page title={words.title}>
      <Panel title={text().app.name}>
        <div className="row gap-l">
          <Emblem />
          <div>
            <p>{words.body}</p>
            {window.app && <p>{words.version(window.app.version)}</p>}
          </div>
        </div>
      </Panel>
      <Panel title={words.licences}>
        {[notice, licence].map((file, at) => (
          <p key={at} className="small break" style={{ whiteSpace: "pre-wrap" }}>
            {file.trim()}
          </p>
        ))}
      </Panel>
    </Page>
  );
}
