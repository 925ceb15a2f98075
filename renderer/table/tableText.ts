import { text } from "#renderer/text/text.ts";
import type { ScreenText } from "#renderer/text/en/screens.ts";

export const tableText = (): ScreenText["atTable"] => text().atTable;
