// Says how far a random sweep goes: a part of the way in every run, the whole way in `npm run
// soak`.

/** Whether this is `npm run soak`, which takes exactly the test files that import this one. */
export const soaking = import.meta.env.MODE === "soak";

/**
 * So many in every run, so many in a soak; `SWEEP=n` asks for n instead, of every sweep of the run.
 */
export const sweep = (usual: number, soaked: number): number =>
  Number(process.env["SWEEP"] ?? (soaking ? soaked : usual));
