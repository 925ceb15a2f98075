// How does a file of version 7 come to know which tables are open to the network, and how (H-13)?

export const lan = `
-- JSON; null: to nobody but this machine.
ALTER TABLE tables ADD COLUMN lan TEXT;
`;
