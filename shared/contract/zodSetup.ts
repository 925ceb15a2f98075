// To be imported before any schema is made: zod would try `new Function`, which the pages' policy
// forbids and reports.

import { z } from "zod";

z.config({ jitless: true });
