// What the characters say at a table where one person sits alone with bots (H-11), each in their own
// voice: at most six words, never about anything hidden, and friendly to whoever hears them.

import type { Widened } from "#shared/text/said.ts";

/** `own`, `yours`: how often the character finished ahead of the player, and the other way round. */
type Score = (own: number, yours: number) => string;

export type CharacterWords = Readonly<{
  leads: Score;
  trails: Score;
  /** A round or a pot shown; the player won it in `lost`. */
  won: readonly string[];
  lost: readonly string[];
  king: readonly string[];
  bastard: readonly string[];
  /** Skipped, or made to draw. */
  hit: readonly string[];
  /** The player has thought for long. */
  waits: readonly string[];
}>;

const score: Score = (own, yours) => `${own}–${yours}`;

export const remarks = {
  /** As a screen reader hears it. */
  heard: (name: string, words: string) => `${name}: ${words}`,
  even: (each: number) => `${score(each, each)}. Let’s settle that.`,
  of: {
    Basil: {
      leads: (own, yours) => `${score(own, yours)}. Luck comes and goes.`,
      trails: (own, yours) => `${score(own, yours)}. No need to hurry.`,
      won: ["Slowly does it.", "That went as hoped."],
      lost: ["Well played, I must say.", "I almost saw that coming."],
      king: ["A crown? How unexpected."],
      bastard: ["The cap keeps me warm."],
      hit: ["I had feared as much."],
      waits: ["Take all the time you need."],
    },
    Clara: {
      leads: (own, yours) => `${score(own, yours)}. Patience pays.`,
      trails: (own, yours) => `${score(own, yours)}. I can wait.`,
      won: ["Worth the wait.", "That one I wanted."],
      lost: ["You picked your moment.", "Neatly done."],
      king: ["I’ll look after this crown."],
      bastard: ["This cap is only borrowed."],
      hit: ["That wasn’t in my plan."],
      waits: ["Thinking is allowed here."],
    },
    Felix: {
      leads: (own, yours) => `${score(own, yours)}, and counting.`,
      trails: (own, yours) => `${score(own, yours)}? I’m lulling you.`,
      won: ["Did anybody doubt me?", "Too easy. Or was it?"],
      lost: ["You read me like a book.", "All part of my plan."],
      king: ["I was born for this crown."],
      bastard: ["This cap is a disguise."],
      hit: ["Ouch. Or so you think."],
      waits: ["Shall I tell a joke?"],
    },
    Greta: {
      leads: (own, yours) => `${score(own, yours)}. Ready for more?`,
      trails: (own, yours) => `${score(own, yours)}. That changes now.`,
      won: ["That’s how it’s done.", "Another one, please."],
      lost: ["You won’t do that twice.", "Well struck."],
      king: ["Make way for the King."],
      bastard: ["The only way is up."],
      hit: ["You’ll hear from me."],
      waits: ["Go on, be brave."],
    },
    Hugo: {
      leads: (own, yours) => `${score(own, yours)}. Even I am surprised.`,
      trails: (own, yours) => `${score(own, yours)}. Good company, though.`,
      won: ["Well, look at that.", "I do like this game."],
      lost: ["You deserved that one.", "That was fun to watch."],
      king: ["King Hugo. It has a ring."],
      bastard: ["Somebody had to wear it."],
      hit: ["Oh well, such is life."],
      waits: ["No rush. I’m comfortable."],
    },
    Iris: {
      leads: (own, yours) => `${score(own, yours)}. The numbers don’t lie.`,
      trails: (own, yours) => `${score(own, yours)}. It evens out.`,
      won: ["As expected.", "On to the next."],
      lost: ["A fair result.", "Noted. Well played."],
      king: ["One round on the throne."],
      bastard: ["Statistically, it was my turn."],
      hit: ["That sets me back."],
      waits: ["Your move, I believe."],
    },
    Mabel: {
      leads: (own, yours) => `${score(own, yours)}. Do be careful, dear.`,
      trails: (own, yours) => `${score(own, yours)}. You’re good at this.`,
      won: ["Oh, was that me?", "Better safe than sorry."],
      lost: ["Lovely play, dear.", "You deserve that, dear."],
      king: ["Goodness, a crown. For me?"],
      bastard: ["Oh dear. It does itch."],
      hit: ["Goodness me."],
      waits: ["No hurry, dear. Tea?"],
    },
    Otto: {
      leads: (own, yours) => `${score(own, yours)}. I keep accounts.`,
      trails: (own, yours) => `${score(own, yours)}. I’ll want that back.`,
      won: ["I’ll take that, thank you.", "Every little helps."],
      lost: ["That was expensive.", "Spend it wisely."],
      king: ["A crown. Is it gold?"],
      bastard: ["I’ll write this one off."],
      hit: ["That goes on the bill."],
      waits: ["Time is money, you know."],
    },
    Rosa: {
      leads: (own, yours) => `${score(own, yours)}. Do I look worried?`,
      trails: (own, yours) => `${score(own, yours)}. Or is it a trap?`,
      won: ["A smile goes a long way.", "Did you believe me?"],
      lost: ["You saw right through me.", "Now who’s bluffing?"],
      king: ["I told you I’d be King."],
      bastard: ["Nobody suspects the Bastard."],
      hit: ["It only looks painful."],
      waits: ["Trying to read my face?"],
    },
    Silas: {
      leads: (own, yours) => `${score(own, yours)}. Steady as she goes.`,
      trails: (own, yours) => `${score(own, yours)}. There’s time.`,
      won: ["Step by step.", "Good. Next one."],
      lost: ["Well earned.", "You had the better plan."],
      king: ["A crown is just a hat."],
      bastard: ["Storms pass."],
      hit: ["I’ve seen worse."],
      waits: ["I’m in no hurry."],
    },
    Viktor: {
      leads: (own, yours) => `${score(own, yours)}. Catch me if you can.`,
      trails: (own, yours) => `${score(own, yours)}. I like a chase.`,
      won: ["Fast and clean.", "No brakes."],
      lost: ["Nice overtaking.", "I’ll catch you."],
      king: ["First across the line."],
      bastard: ["Last lap, wrong gear."],
      hit: ["Just a pit stop."],
      waits: ["The engine is running."],
    },
    Yara: {
      leads: (own, yours) => `${score(own, yours)}. I just play them.`,
      trails: (own, yours) => `${score(own, yours)}. Who’s counting?`,
      won: ["Ha! Lovely.", "Luck likes me today."],
      lost: ["Ooh, nice one.", "You’re on a roll."],
      king: ["Look, I’m King!"],
      bastard: ["Suits me, doesn’t it?"],
      hit: ["Hey, I was having fun."],
      waits: ["I could sing meanwhile."],
    },
  } satisfies { readonly [character: string]: CharacterWords },
} as const;

export type RemarkText = Widened<typeof remarks>;
