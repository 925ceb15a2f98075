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

/**
 * Characters come first, each with their own face unless it is taken. All differ from each other and
 * from the taken ones; faces repeat only when there are not enough.
 */
export function botCast(
  random: RandomBytes,
  count: number,
  taken: readonly Face[],
): readonly Face[] {
  const isFree = ({ name }: Pick<Face, "name">): boolean =>
    !taken.some((other) => other.name.toLowerCase() === name.toLowerCase());
  const known = mixed(random, characters).filter(isFree).slice(0, count);
  const spare = Array.from({ length: count + taken.length }, (_, at) => `Bot ${at + 1}`);
  const strangers = [...mixed(random, names), ...spare]
    .map((name) => ({ name }))
    .filter(isFree)
    .slice(0, count - known.length);
  const free = avatars.filter((face) => !taken.some(({ avatar }) => avatar === face));
  const others = mixed(random, free.length > 0 ? free : avatars);
  const unclaimed = others.filter((face) => !characters.some(({ avatar }) => avatar === face));
  const faces = unclaimed.length > 0 ? unclaimed : others;
  const faceOf = (at: number): string => faces[at % faces.length] ?? avatarName(1);
  return [
    ...known.map(({ name, avatar }, at) => ({
      name,
      avatar: taken.some((other) => other.avatar === avatar) ? faceOf(at) : avatar,
    })),
    ...strangers.map(({ name }, at) => ({ name, avatar: faceOf(known.length + at) })),
  ];
}
