// Where are the settings changed outside the table?

import { text } from "#renderer/text/text.ts";
import { Page } from "#renderer/ui/Page.tsx";
import { DevicesPanel } from "./DevicesPanel.tsx";
import { ScreensPanel } from "./ScreensPanel.tsx";
import { SettingsForm } from "./SettingsForm.tsx";

export function SettingsScreen() {
  return (
    <Page title={text().settings.title}>
      <SettingsForm />
      <DevicesPanel />
      <ScreensPanel />
    </Page>
  );
}
