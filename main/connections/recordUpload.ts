// Where may the owner send a record to, as what, and how large may it be?

/** Bytes; a round of fifty players with thousands of moves has a tenth of it. */
export const largestRecord = 4 * 1024 * 1024;
export const replayPath = /^\/house\/replay(?:\?(?:eyes=\w{1,10})?&?(?:part=\d{1,4})?)?$/;
/** Not as JSON: what it is, the record's own reader says. */
export const recordType = "application/octet-stream";
