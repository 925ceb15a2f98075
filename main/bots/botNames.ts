import { below, type RandomBytes } from "#main/base/chance.ts";
import { characters } from "#shared/bots/characters.ts";

/** For bots beyond the characters. */
const names = [
  "Ada",
  "Dexter",
  "Edith",
  "Jasper",
  "Kitty",
  "Lionel",
  "Nico",
  "Olive",
  "Percy",
  "Quentin",
  "Tilda",
  "Ugo",
  "Vera",
  "Walter",
  "Xenia",
  "Zeno",
  "Agnes",
  "Boris",
  "Cora",
  "Dmitri",
  "Elsie",
  "Fergus",
  "Ginger",
  "Hattie",
  "Igor",
  "June",
  "Klaus",
  "Lottie",
  "Milo",
  "Nell",
  "Pearl",
  "Rufus",
  "Stella",
  "Theo",
  "Una",
  "Winnie",
  "Yusuf",
  "Zelda",
  "Amos",
  "Bettina",
] as const;

const avatarCount = 48;

const avatarName = (number: number): string => `avatar-${String(number).padStart(2, "0")}`;
const avatars = Array.from({ length: avatarCount }, (_, at) => avatarName(at + 1));

export const avatarAt = (place: number): string => avatarName((place % avatarCount) + 1);

export const anyAvatar = (random: RandomBytes): string =>
  avatarName(below(random, avatarCount) + 1);

function mixed<T>(random: RandomBytes, list: readonly T[]): readonly T[] {
  return list
    .map((item) => ({ item, key: below(random, 2 ** 30) }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

type Face = Readonly<{ name: string; avatar: string }>;

const isFree = (name: string, taken: readonly Face[]): boolean =>
  !taken.some((other) => other.name.toLowerCase() === name.toLowerCase());

/** No character's, and none that is taken, as far as there are enough. */
function facesFor(random: RandomBytes, taken: readonly Face[]): readonly string[] {
  const free = avatars.filter((face) => !taken.some(({ avatar }) => avatar === face));
  const others = mixed(random, free.length > 0 ? free : avatars);
  const unclaimed = others.filter((face) => !characters.some(({ avatar }) => avatar === face));
  return unclaimed.length > 0 ? unclaimed : others;
}

/** Of a bot with a name of its own, which gets a number where it is taken. */
export function faceNamed(random: RandomBytes, name: string, taken: readonly Face[]): Face {
  let number = 1;
  const numbered = () => (number === 1 ? name : `${name} ${number}`);
  while (!isFree(numbered(), taken)) number += 1;
  return { name: numbered(), avatar: facesFor(random, taken)[0]! };
}

/**
 * Characters come first, each with their own face unless it is taken. All differ from each other and
 * from the taken ones; faces repeat only when there are not enough.
 */
export function botCast(
  random: RandomBytes,
  count: number,
  taken: readonly Face[],
): readonly Face[] {
  const isNew = ({ name }: Pick<Face, "name">): boolean => isFree(name, taken);
  const known = mixed(random, characters).filter(isNew).slice(0, count);
  const spare = Array.from({ length: count + taken.length }, (_, at) => `Bot ${at + 1}`);
  const strangers = [...mixed(random, names), ...spare]
    .map((name) => ({ name }))
    .filter(isNew)
    .slice(0, count - known.length);
  const faces = facesFor(random, taken);
  const faceOf = (at: number): string => faces[at % faces.length] ?? avatarName(1);
  return [
    ...known.map(({ name, avatar }, at) => ({
      name,
      avatar: taken.some((other) => other.avatar === avatar) ? faceOf(at) : avatar,
    })),
    ...strangers.map(({ name }, at) => ({ name, avatar: faceOf(known.length + at) })),
  ];
}
