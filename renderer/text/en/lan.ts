// What do the screens by which friends come to a table say in English?

import { noun, number, plural } from "#shared/text/en/words.ts";

const timeOfDay = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export const friends = {
  menu: "Open to friends",
  menuHelp: "People on the same Wi-Fi sit down with a phone or a computer.",
  menuOpen: "How friends join",
  menuOpenHelp: (code: string) => `Code ${code}`,
  title: "Open to friends",
  openTitle: "Friends may join",
  about:
    "The table can be reached from your own network while it is open – from nowhere else, and no longer.",
  may: "Friends may join",
  mayHelp:
    "People on the same Wi-Fi come to this table with a phone or a computer; nothing is installed there.",
  chairs: "Chairs",
  chairsValue: (chairs: number) => plural(chairs, "chair", "chairs"),
  chairsHelp: "For people and bots together. A bot gives its chair to a friend who finds no other.",
  fill: "Free chairs",
  fillHelp: "Bots play on the chairs that are free at a deal, until somebody comes.",
  fills: { none: "Stay free", easy: "Easy bots", regular: "Regular bots" },
  spectators: "People may watch",
  spectatorsHelp:
    "Who has no chair sees what everybody at the table sees, and nobody’s cards. A television is one of them.",
  listed: "Found without the code",
  listedHelp:
    "The table appears on the home screens of everybody in the network. Off: only who has the code or the picture comes in.",
  open: "Open the table",
  change: "Use these",
  who: "Who may come",
  steps: "How to join",
  wifi: "Connect to the same Wi-Fi as this computer.",
  scan: "Scan the picture with the camera of a phone.",
  type: "Or type this address into a browser, and then the code.",
  address: "Address",
  code: "Code",
  picture: (address: string) => `A QR code that opens ${address}`,
  network: "This computer is in several networks",
  networkHelp: "Choose the one that your friends are in.",
  looking: "Looking for the network…",
  watching: "Looking on",
  lock: "Lock the table",
  lockHelp: "Nobody new takes a chair. Who has one keeps it, and comes back to it.",
  television: "Show on a television",
  whatIsOn: "Show what is on",
  whatIsOnHelp:
    "For a television that follows by itself: a tournament in play, the clock for real cards, a table in play, or what comes next.",
  whatIsOnAddress: (minutes: number) =>
    `Open this address on the television. It is good for one screen, for ${plural(minutes, "minute", "minutes")}:`,
  whatIsOnHere: "Open it here in a new tab",
  televisionHelp:
    "Opens the big screen in a new tab: table, standings and code, without any controls. On another computer, open this address:",
  close: "Close to friends",
  closeTitle: "Close the table to friends?",
  closeHelp:
    "Nobody new comes in, and the table cannot be reached from the network any more. The lines of your friends end; their chairs and chips stay, and who is missing in a round is played for.",
  notOpen: "The table is not open to friends.",
} as const;

export const nearby = {
  title: "Tables near you",
  join: "Join",
  joinAt: (host: string, game: string) => `Join ${host}: ${game}`,
  about: (game: string, players: number, seats: number) =>
    `${game} – ${number(players)} of ${number(seats)} ${noun(seats, "chair", "chairs")} taken`,
  aboutTournament: (game: string, players: number) =>
    `Tournament, ${game} – ${noun(players, "one player is", `${number(players)} players are`)} in`,
  notOpened:
    "That table could not be opened. Type the address that stands beside its code into a browser.",
  byCode: "Join by code",
  code: "Code of the table",
  codeHelp: "Six letters and digits, as they are shown at the table.",
  noCode: "A code has six letters and digits, without 0, 1, I and O.",
  notFound: (code: string) =>
    `No table with the code ${code} is found near you. Are both computers in the same Wi-Fi? The address beside the code, typed into a browser, leads there too.`,
} as const;

export const persons = {
  tools: (name: string) => `What to do about ${name}`,
  mute: "Mute",
  unmute: "Hear again",
  muted: "muted",
  muteHelp: (name: string) => `Nobody is told what ${name} says, until you hear ${name} again.`,
  remove: "Send away",
  removeTitle: (name: string) => `Send ${name} away?`,
  ban: "Send away for good",
  banTitle: (name: string) => `Send ${name} away for good?`,
  hand: (name: string) =>
    `The cards of ${name} go face down out of play, and ${name} is placed last in this round.`,
  stake: (name: string) =>
    `What was paid into the pot stays there; the other chips go back to the bank of ${name}.`,
  chips: (name: string) => `The chips of ${name} go back to the bank of ${name}.`,
  mayReturn: (name: string) => `${name} may come back while the table is open.`,
  mayNotReturn: (name: string) =>
    `${name} cannot come back to this table, and the table gets another join code.`,
  screen: (count: number) => `Screen ${number(count)}`,
  screenAbout: "Shows the table to the room",
  screenMayReturn: (name: string) =>
    `${name} stops showing the table. It can be opened there again.`,
  screenMayNotReturn:
    "All screens on that device stop showing the table. None can be opened there until you close the table to guests and open it again, and the table gets another join code.",
  handOver: "Hand the table over",
  handOverTitle: (name: string) => `Hand the table over to ${name}?`,
  handOverHelp: (name: string) =>
    `From now on ${name} starts and stops, changes games and seats, and may send people away. You keep your chair, your cards and your chips.`,
} as const;

export const bigScreen = {
  title: "Big screen",
  looking: "Looking for the table…",
  none: "No table has this code",
  noneHelp: (code: string) => `Nothing is open under ${code}. This screen keeps looking.`,
  silent: "The host does not answer",
  silentHelp: "This screen keeps trying, and goes on by itself.",
  refused: "This screen cannot show the table just now",
  welcome: {
    time: (at: Date) => timeOfDay.format(at),
    title: (host: string) => `Welcome to ${host}’s house`,
    body: "Nothing is on just now. Tables, tournaments and the clock appear here by themselves, with the code to join.",
    join: "Scan the picture, or type this address into a phone’s browser:",
  },
  closed: "Nothing is open here just now",
  closedHelp:
    "This screen goes on by itself as soon as its table or tournament is open to the network again.",
  removed: "This screen was removed",
  removedHelp:
    "The owner of the table or of the house has taken it off. To bring it back, load this page again, or open the address that stands beside the join code now.",
  lost: "Connection lost – trying again",
  hidden: "This table is not shown to those who have no chair.",
  standings: { chips: "Chips", points: "Points", wins: "Rounds won" },
  amount: number,
  others: (count: number) => `and ${plural(count, "other", "others")}`,
  left: "has left",
  join: "Join in",
  joinHelp: "Same Wi‑Fi, scan, sit down.",
  round: (number: number) => `Round ${number}`,
  before: "Before the first round",
  free: (chairs: number) =>
    chairs === 0 ? "All chairs are taken" : `${plural(chairs, "chair is", "chairs are")} free`,
  locked: "Nobody new sits down at present",
} as const;
