// The words of verified deals (H-18): at the table, and on the page that checks a saved one.

import { nth } from "#shared/text/en/words.ts";

/** Such as "7 of hearts", or "3rd card from the top"; null where it is not known. */
type Card = string | null;

const theCard = (card: Card) => (card === null ? "A card" : `The ${card}`);

export const deal = {
  title: "The deal",
  /** Of the button at the table. */
  seal: {
    open: "Deal not opened, every card fits so far",
    fits: "Deal checked, every card fits",
    fault: "Deal: something doesn’t fit",
  },
  mark: { open: "Deal not opened", fits: "Deal checked", fault: "Deal doesn’t fit" },
  /** Of a session. */
  marks: { fits: "Deals checked", fault: "A deal doesn’t fit" },
  preparing: "The next deal is being prepared.",
  standing: {
    open: "Nobody can change the order of this round’s cards any more. Every card you’ve seen fits so far.",
    fits: "The host opened how it dealt, and your program checked it: every card fits.",
    fault: "Something doesn’t fit.",
  },
  opens: {
    round: "The deal is opened when the round ends.",
    session: "The deals are opened when the session ends.",
    never: "At this table, deals are never opened.",
  },
  cameLate:
    "Your program didn’t answer in time to mix these cards. It checks what it’s shown all the same.",
  mixedBy: "Who mixed the cards",
  mixedByHelp:
    "The deck comes from the host and these players together. Nobody can choose it alone.",
  host: "The host",
  you: "you",
  contributed: "took part",
  notByThisPage: "in your name, but not by this page",
  silent: "didn’t take part",
  withheld: "held their part back, so the cards were dealt again",
  bot: "bot, the host’s",
  words: "Four words",
  wordsHelp:
    "They’re new each round. Read them aloud with the others: if everybody has the same four, you’re all in the same deal, and nobody stands between you and the host.",
  rounds: "Last rounds",
  round: (round: number) => `Round ${round}`,
  save: "Save deal",
  saveOf: (round: number) => `Save deal of round ${round}`,
  how: "How this works",
  howLines: [
    "Before a round, the host commits to a secret number. Then each player’s program adds one of its own. The order of the deck comes from all of them.",
    "Before a card moves, the host seals each place of the deck. A seal can’t be read, and can’t be changed unnoticed.",
    "When you get a card, your program checks it against its seal. When the deal is opened, it checks the whole deck, every card and every move.",
    "You can save a round’s deal and check it on any device, under History. The help page “Fair deals” says what this proves, and what it doesn’t.",
  ],
  alarm: (round: number) => `The cards of round ${round} don’t fit`,
  foundBy: (name: string | null) =>
    name === null ? "Your program found it." : `${name}’s program found it.`,
  meaning:
    "Cards may have been changed, most likely where the host runs – or a program has a fault. Stop and talk about it. Save the deal: anybody can check it without this host.",
  details: "What this means",
  dismiss: "Hide this message",
  /** `name`: null where nobody in particular is concerned. Everybody reads them, whoever found it. */
  faults: {
    ownContribution: "A player’s part of the mix is missing from the deal, or was changed.",
    plan: "The plan of the deal contradicts itself, or isn’t the one that was announced.",
    commitment: (name: string | null) =>
      name === null
        ? "A secret is missing, or isn’t the one that was committed to."
        : `The secret that was opened for ${name} isn’t the one committed to.`,
    signature: (name: string | null) =>
      `${name ?? "Somebody"}’s program didn’t sign this plan of the deal.`,
    again: "The cards were dealt again without a good reason.",
    seal: (card: Card) =>
      card === null
        ? "The deck has too many or too few seals."
        : `${theCard(card)} doesn’t fit the seal of its place.`,
    opening: (card: Card) => `${theCard(card)} isn’t the card that was sealed in its place.`,
    chance: "The host shuffled or drew lots where the deal allows none.",
    movement: (card: Card) => `${theCard(card)} came from where it didn’t lie.`,
    sighting: (card: Card) =>
      card === null
        ? "What was shown at the table isn’t where the cards lay."
        : `${theCard(card)} that was shown isn’t where it lay.`,
  },
  /** From 1. */
  placeOf: (place: number) => `${nth(place)} card from the top`,
  somebody: "Somebody",
} as const;

export const checkDeal = {
  title: "Check a deal",
  intro:
    "Choose the file of a round’s deal, or drop it here. Your browser checks it by itself: the file goes nowhere, and no host is asked.",
  open: "Open deal",
  page: "Save this page for later",
  pageHelp:
    "The saved page is one file that checks deals without a network, on any device with a browser.",
  dropHere: "Drop the file to check its deal",
  notADeal: (name: string) => `${name} isn’t a saved deal. Choose another file.`,
  of: (game: string, round: number, players: number) =>
    `${game}, round ${round}, ${players} players`,
  from: (name: string, seat: number | null) =>
    seat === null ? `${name}, seen by a spectator` : `${name}, seen from seat ${seat}`,
  verdict: {
    open: "Everything fits so far",
    fits: "Every card fits",
    fault: "Something doesn’t fit",
  },
  openHelp: "The file was saved before the host opened how it dealt, so the deck can’t be checked.",
  seat: (seat: number) => `seat ${seat}`,
  steps: "What was checked, in order",
  /** In the order in which they are checked. */
  step: {
    ownContribution: "Your own part is in the mix, unchanged.",
    plan: "The plan makes sense and is the one that was announced.",
    commitment: "Every secret is the one that was committed to before.",
    signature: "Everybody signed the same plan.",
    again: "The cards were dealt once, or again for a good reason.",
    seal: "Every place of every deck has one seal, and it fits the card.",
    opening: "Every card that was opened is the one that was sealed.",
    chance: "Nothing was shuffled or drawn but what the deal allows.",
    movement: "Every card that moved came from where it lay.",
    sighting: "What was shown is where the cards lay.",
  },
  state: { fits: "Fits", fault: "Doesn’t fit", unchecked: "Not checked" },
} as const;
