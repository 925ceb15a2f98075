// What does learning by playing say in English?

export const learn = {
  title: "Learn by playing",
  about:
    "A short first hand with cards laid ready: you make the moves yourself, and the page says what to look at. No chips move in it.",
  titleOf: (game: string) => `Learn ${game}`,
  loading: "Laying the cards…",
  coach: "What to look at",
  stepOf: (game: string, step: number, of: number) => `${game} – step ${step} of ${of}`,
  done: "Well played – that was your first hand",
  learnt: "What you have learnt",
  firstTable: (game: string) => `Play ${game} with bots`,
  again: "Play it again",
  others: "Learn another game",
  rules: "Rules and help",
  leave: "Leave the lesson",
  home: "To the home screen",
  you: "You",
  link: "New here? Learn by playing",
  bubbles: "First steps",
  bubbleOf: (game: string, number: number, of: number) => `${game} – ${number} of ${of}`,
  session: (name: string) => `This table: ${name}`,
  next: "Next",
  gotIt: "Got it",
  never: "Don’t show these",
} as const;
