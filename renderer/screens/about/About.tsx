import notice from "../../../NOTICE?raw";
import licence from "../../../LICENSE?raw";
import { text } from "#renderer/text/text.ts";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";

const wrapped = { margin: 0, fontFamily: "inherit", whiteSpace: "pre-wrap" };

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
          <pre key={at} className="small break" style={wrapped}>
            {file.trim()}
          </pre>
        ))}
      </Panel>
    </Page>
  );
}
