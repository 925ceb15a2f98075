// What does the store say in English of what it cannot do?

/** What the store says no to. */
export const store = {
  /** In the program's own words: of files and disks, for whoever keeps them. */
  program: ({ words }: { words: string }) => words,
  nameTaken: ({ name }: { name: string }) => `Another profile is called "${name}" already: choose another name (H-1).`,
  tooFewChips: ({ name, has, takes, isAtTable }: { name: string; has: number; takes: number; isAtTable: boolean }) =>
    `${name} has only ${has} chips ${isAtTable ? 'at the table' : 'in the bank'}; this takes ${takes} (H-2).`,
  tooManyChips: 'The transaction was not made: so many chips cannot be counted exactly (H-2).',
  noTransaction: ({ id }: { id: number }) => `There is no transaction ${id} to reverse (H-2).`,
  reversedBefore: ({ id, by }: { id: number; by: number }) => `Transaction ${id} was reversed before, by ${by} (H-2).`,
};
