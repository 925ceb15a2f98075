// Who comes back to a session brings what they left with: a file of version 15 has nobody who did.

export const broughtBack = `
ALTER TABLE players ADD COLUMN brought_back INTEGER NOT NULL DEFAULT 0;
`;
