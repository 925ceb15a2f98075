// A host in a process of its own, made to be killed. Told to begin, bots and one player who answers
// at once play round after round; a guest takes a chair before every other round and leaves it
// before the next, so that bots come and go. Each view that the player is sent, and each move,
// rebuy and chair that is answered, is printed before anything else happens.

import { createHash } from "node:crypto";
import { once } from "node:events";
import { writeSync } from "node:fs";
import { startHost } from "#main/start/host.ts";
import { Client } from "./client.ts";
import { localMind } from "./localMind.ts";

const say = (line: unknown): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const [dataFolder = "", id = "", token = ""] = process.argv.slice(2);
// Loading takes longer than playing: it is done while the host before is still being looked at.
await once(process.stdin, "data");
const { house } = await startHost({
  dataFolder,
  mind: localMind(),
  later: (callback) => void setImmediate(callback),
});
const client = new Client(house.table(id)!);
const owner = { role: "owner", profile: house.owner } as const;

/** The guest's profile; the guest comes for the first time where no host before has let them in. */
async function guestsProfile(): Promise<string> {
  const known = await house.ask(owner, "profiles", {});
  const found = known.ok && known.value.find(({ name }) => name === "Gus");
  if (found) return found.id;
  const opened = await house.ask(owner, "openToLan", {
    table: id,
    seats: 5,
    fill: "easy",
    spectators: true,
    listed: true,
  });
  const come = house.guests.come(opened.ok ? opened.value.code : "", {
    name: "Gus",
    avatar: "avatar-09",
  });
  if (!come.ok) throw new Error(come.error.code);
  return come.value.profile;
}

const gus = await guestsProfile();
const guest = Client.come(client.door, { visitor: { role: "guest", profile: gus } });
const isSeated = (): boolean => client.door.attendee(guest.connection)?.role === "guest";

/** Between rounds: the guest sits down, or leaves. */
async function changeChair(): Promise<void> {
  if (isSeated()) await guest.ask("leave", {});
  else {
    const answer = await guest.ask("sit", {});
    if (answer.ok) say({ sat: answer.value });
    else if (answer.error.code === "bank-short")
      await house.ask(owner, "transfer", { to: gus, amount: 100, note: "" });
  }
}

/** Whatever the guest may do first; nobody waits for the answer to a pass that is held (NE-20). */
function guestsTurn(): void {
  if (isSeated() && guest.isToAct && client.table.stage === "playing")
    void guest.move(guest.firstLegal());
}
const sendView = client.connection.sendView.bind(client.connection);
let turn: Promise<void> = Promise.resolve();

/** Buys in again when out of chips; with a new start from the bank when that has run out too. */
async function rebuy(): Promise<void> {
  let answer = await client.ask("rebuy", {});
  if (!answer.ok && answer.error.code === "bank-short") {
    await house.ask(owner, "grant", {});
    answer = await client.ask("rebuy", {});
  }
  if (answer.ok) say({ bought: client.table.players[0]!.bought });
}

async function takeTurn(): Promise<void> {
  if (client.table.stage !== "playing") {
    await rebuy();
    await changeChair();
    await client.ready();
    if (isSeated()) await guest.ready();
  } else if (client.isToAct) {
    const { number, round } = client.view;
    const move = client.firstLegal();
    const answer = await client.move(move);
    if (answer.ok) say({ answered: { round, number, move } });
  }
}

const soon = (): void =>
  void (turn = turn.then(() => new Promise((resolve) => setImmediate(resolve))).then(takeTurn));

Object.assign(client.connection, {
  sendView: (...sent: Parameters<typeof sendView>) => {
    sendView(...sent);
    const { seen, number, round } = client.view;
    say({
      view: {
        round,
        number,
        seen: createHash("sha256").update(JSON.stringify(seen)).digest("hex"),
      },
    });
    soon();
  },
});
const sendTable = client.connection.sendTable.bind(client.connection);
Object.assign(client.connection, {
  sendTable: (...sent: Parameters<typeof sendTable>) => {
    sendTable(...sent);
    if (client.table.stage !== "playing") soon();
  },
});
const sendGuest = guest.connection.sendView.bind(guest.connection);
Object.assign(guest.connection, {
  sendView: (...sent: Parameters<typeof sendGuest>) => {
    sendGuest(...sent);
    setImmediate(guestsTurn);
  },
});
// After a restart the guest finds their seat again, if they have one.
const [own] = await house
  .ask({ role: "guest", profile: gus }, "openTables", {})
  .then((answer) => (answer.ok ? answer.value : []));
if (own && "token" in own)
  void client.door.arrive(guest.connection, { token: own.token, visitor: null });
void house.table(id)!.arrive(client.connection, { token, visitor: null });
