import { go } from "#renderer/context/navigation.ts";
import { openFile } from "../replay/openedFile.ts";

export async function replayFile(file: File): Promise<void> {
  openFile({ name: file.name, text: await file.text() });
  go({ screen: "replay", round: "file" });
}
