// The words of the screens by which friends join a table.

import { noun, number, plural } from "#shared/text/en/words.ts";

const timeOfDay = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export const friends = {
  menu: "Open to friends",
  menuHelp: "People on the same Wi-Fi can join by phone or computer.",
  menuOpen: "How friends join",
  menuOpenHelp: (code: string) => `Code ${code}`,
  title: "Open to friends",
  openTitle: "Friends can join",
  about: "While it’s open, the table can be reached from your own network and nowhere else.",
  may: "Friends can join",
  mayHelp:
    "People on the same Wi-Fi join this table by phone or computer. They don’t need to install anything.",
  chairs: "Seats",
  chairsValue: (chairs: number) => plural(chairs, "seat", "seats"),
  chairsHelp: "For people and bots together. A bot gives up its seat if a friend finds no other.",
  fill: "Free seats",
  fillHelp: "Bots take seats that are free at a deal, until somebody sits down.",
  fills: {
    none: "Stay free",
    easy: "Easy bots",
    regular: "Regular bots",
    shark: "Sharks",
  },
  spectators: "People can watch",
  spectatorsHelp:
    "Spectators see what everybody at the table sees, and nobody’s cards. This includes televisions.",
  listed: "Join without a code",
  listedHelp:
    "The table appears on the home screen of everybody on the network. When this is off, they need the code or QR code.",
  open: "Open table",
  change: "Save",
  who: "Who can join",
  steps: "How to join",
  wifi: "Connect to the same Wi-Fi as this computer.",
  scan: "Scan the QR code with a phone’s camera.",
  type: "Or open this address in a browser and enter the code.",
  address: "Address",
  code: "Code",
  picture: (address: string) => `A QR code that opens ${address}`,
  network: "This computer is on several networks",
  networkHelp: "Choose the one your friends are on.",
  looking: "Looking for the network…",
  watching: "Spectators",
  company: "Who has come in",
  taken: (taken: number, seats: number) =>
    `${number(taken)} of ${plural(seats, "seat", "seats")} taken`,
  botsGiveWay: (people: number, seats: number) =>
    `${plural(people, "person", "people")} of ${number(seats)}. Whoever comes takes a bot’s seat.`,
  freeChair: "Free seat",
  bot: "bot",
  watches: "watches",
  whoPlays: "Who plays",
  whoPlaysHelp: "Friends join on their own phones. Nobody sits down for them.",
  companies: { bots: "You and bots", friends: "You and friends, no bots" },
  count: "Friends",
  countValue: (friends: number) => `You and ${plural(friends, "friend", "friends")}`,
  lock: "Lock table",
  lockHelp: "Nobody new can sit down. Players keep their seats and can come back to them.",
  television: "Show on television",
  whatIsOn: "Show what’s on",
  whatIsOnHelp:
    "For a television that follows along: the tournament, clock or table in play, or what comes next.",
  whatIsOnAddress: (minutes: number) =>
    `Open this address on the television. It works for 1 screen within ${plural(minutes, "minute", "minutes")}:`,
  whatIsOnHere: "Open here in a new tab",
  televisionSteps: "To the television",
  televisionBrowser: "Open the browser of the television, on the same Wi-Fi.",
  televisionType: "Type this address there. Or open it here and move the tab to the television.",
  televisionShows: "It shows table, standings and code, without controls.",
  close: "Close to friends",
  closeTitle: "Close the table to friends?",
  closeHelp:
    "Your friends are disconnected and nobody can join. Their seats and chips are kept, and the table plays for them in a round.",
  notOpen: "The table isn’t open to friends.",
} as const;

export const nearby = {
  title: "Tables near you",
  join: "Join",
  joinAt: (host: string, game: string) => `Join ${host}: ${game}`,
  about: (game: string, players: number, seats: number) =>
    `${game} – ${number(players)} of ${number(seats)} ${noun(seats, "seat", "seats")} taken`,
  aboutTournament: (game: string, players: number) =>
    `Tournament, ${game} – ${plural(players, "player", "players")}`,
  notOpened: "That table couldn’t be opened. Open the address shown beside its code in a browser.",
  byCode: "Join by code",
  code: "Table code",
  codeHelp: "Six letters and digits, shown at the table.",
  noCode: "A code has six letters and digits, and never I, O, 0 or 1.",
  notFound: (code: string) =>
    `No table near you has code ${code}. Check that both computers are on the same Wi-Fi, or open the address beside the code in a browser.`,
} as const;

export const persons = {
  tools: (name: string) => `Actions for ${name}`,
  mute: "Mute",
  unmute: "Unmute",
  muted: "muted",
  muteHelp: (name: string) => `Nobody sees messages from ${name} until you unmute them.`,
  remove: "Remove",
  removeTitle: (name: string) => `Remove ${name}?`,
  ban: "Ban",
  banTitle: (name: string) => `Ban ${name}?`,
  hand: (name: string) =>
    `${name}’s cards leave play face down, and ${name} finishes last in this round.`,
  stake: (name: string) => `Chips in the pot stay there. The rest go back to ${name}’s bank.`,
  chips: (name: string) => `${name}’s chips go back to ${name}’s bank.`,
  mayReturn: (name: string) => `${name} can come back while the table is open.`,
  mayNotReturn: (name: string) =>
    `${name} can’t come back to this table, and the table gets a new code.`,
  screen: (count: number) => `Screen ${number(count)}`,
  screenAbout: "Shows the table to the room",
  screenMayReturn: (name: string) =>
    `${name} stops showing the table. You can open it there again.`,
  screenMayNotReturn:
    "All screens on that device stop showing the table, and the table gets a new code. To allow them again, close the table to friends and reopen it.",
  handOver: "Make owner",
  handOverTitle: (name: string) => `Make ${name} the owner?`,
  handOverHelp: (name: string) =>
    `From now on ${name} starts and stops the session, changes games and seats, and can remove people. You keep your seat, cards and chips.`,
} as const;

export const bigScreen = {
  title: "Big screen",
  looking: "Looking for the table…",
  none: "No table has this code",
  noneHelp: (code: string) => `Nothing is open under ${code}. This screen keeps looking.`,
  silent: "The host isn’t answering",
  silentHelp: "This screen keeps trying and resumes on its own.",
  refused: "This screen can’t show the table right now",
  welcome: {
    time: (at: Date) => timeOfDay.format(at),
    title: (host: string) => `Welcome to ${host}’s house`,
    body: "Nothing is on right now. Tables, tournaments and the clock appear here with the code to join.",
    join: "Scan the QR code, or open this address on a phone:",
  },
  closed: "Nothing is open here right now",
  closedHelp: "This screen resumes when its table or tournament is open to friends again.",
  removed: "This screen was removed",
  removedHelp:
    "The owner of the table or house removed it. To bring it back, reload this page, or open the address now shown beside the code.",
  lost: "Connection lost – reconnecting…",
  hidden: "This table can’t be watched.",
  standings: { chips: "Chips", points: "Points", wins: "Rounds won" },
  amount: number,
  others: (count: number) => `and ${plural(count, "other", "others")}`,
  left: "has left",
  join: "Join",
  joinHelp: "Same Wi‑Fi, scan, sit down.",
  round: (number: number) => `Round ${number}`,
  before: "Before the first round",
  free: (chairs: number) =>
    chairs === 0 ? "All seats are taken" : `${plural(chairs, "seat", "seats")} free`,
  locked: "The table is locked",
} as const;
