// How does a file of version 8 come to know by which port the network reached the host last (H-14)?

export const lanPort = `
ALTER TABLE house ADD COLUMN lan_port INTEGER;
`;
