/** Bytes; a round of fifty players with thousands of moves has a tenth of it. */
export const largestRecord = 4 * 1024 * 1024;
export const replayPath = /^\/house\/replay(?:\?(?:eyes=\w{1,10})?&?(?:part=\d{1,4})?)?$/;
/** Not JSON: the record's own reader checks what it is. */
export const recordType = "application/octet-stream";
