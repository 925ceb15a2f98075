// The words of learning by playing.

export const learn = {
  title: "Learn by playing",
  about:
    "Play a short first hand with prepared cards. You make the moves, and tips show you what to look for. No chips are at stake.",
  titleOf: (game: string) => `Learn ${game}`,
  loading: "Setting up the cards…",
  coach: "What to look for",
  stepOf: (game: string, step: number, of: number) => `${game} – step ${step} of ${of}`,
  done: "Well played! That was your first hand",
  learnt: "What you’ve learnt",
  firstTable: (game: string) => `Play ${game} with bots`,
  again: "Play again",
  others: "Learn another game",
  rules: "Rules and help",
  leave: "Leave lesson",
  home: "Go to home",
  you: "You",
  link: "New here? Learn by playing",
  firstSteps: "First steps",
  firstStep: (game: string, number: number, of: number) =>
    `${game} – first step ${number} of ${of}`,
  session: (name: string) => `This table: ${name}`,
  lessonFirst: "Lesson first",
  never: "No more tips",
} as const;
