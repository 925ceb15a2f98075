// How does a file of version 2 come to remember whose the house was last (H-1)?

export const profileUse = `
-- When the house was last made this profile's; 0: never.
ALTER TABLE profiles ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
`;
