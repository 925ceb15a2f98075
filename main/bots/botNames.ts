import { below, type RandomBytes } from "#main/base/chance.ts";

const names = [
  "Ada",
  "Basil",
  "Clara",
  "Dexter",
  "Edith",
  "Felix",
  "Greta",
  "Hugo",
  "Iris",
  "Jasper",
  "Kitty",
  "Lionel",
  "Mabel",
  "Nico",
  "Olive",
  "Percy",
  "Quentin",
  "Rosa",
  "Silas",
  "Tilda",
  "Ugo",
  "Vera",
  "Walter",
  "Xenia",
  "Yara",
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
  "Otto",
  "Pearl",
  "Rufus",
  "Stella",
  "Theo",
  "Una",
  "Viktor",
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
 * All differ from each other and from the taken ones; faces repeat only when there are not enough.
 */
export function botCast(
  random: RandomBytes,
  count: number,
  taken: readonly Face[],
): readonly Face[] {
  const isFree = (name: string): boolean =>
    !taken.some((other) => other.name.toLowerCase() === name.toLowerCase());
  const spare = Array.from({ length: count + taken.length }, (_, at) => `Bot ${at + 1}`);
  const free = [...mixed(random, names), ...spare].filter(isFree);
  const others = avatars.filter((face) => !taken.some(({ avatar }) => avatar === face));
  const faces = mixed(random, others.length > 0 ? others : avatars);
  return free
    .slice(0, count)
    .map((name, at) => ({ name, avatar: faces[at % faces.length] ?? avatarName(1) }));
}
