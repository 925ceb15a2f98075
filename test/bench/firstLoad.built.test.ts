// Shows that the first load of the app that was built can be measured.

import { it } from "vitest";
import { expectNumbers } from "./expectNumbers.ts";

it("firstLoad runs in its quick mode and reports numbers", () => expectNumbers("firstLoad"));
