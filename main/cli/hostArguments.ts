import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { isPrivate } from "#main/lan/addresses.ts";
import { cli } from "#main/text/english.ts";
import { problemIn } from "#shared/contract/formProblem.ts";
import { sentence } from "#shared/games/texts.ts";
import { isLoopback, ownAddress } from "#shared/protocol/addresses.ts";

export class ArgumentError extends Error {
  override readonly name = "ArgumentError";
}

export type HostArguments = Readonly<{
  /** 0 is any free one; null: none was asked for. */
  port: number | null;
  data: string | undefined;
  screen: string | undefined;
  browser: boolean;
  lan: boolean;
  /** Null: all private addresses. */
  addresses: readonly string[] | null;
  json: boolean;
}>;

export type Program = keyof typeof cli.usage;

const common = {
  port: { type: "string" },
  data: { type: "string" },
  screen: { type: "string" },
  help: { type: "boolean" },
} as const;
const options = {
  start: { ...common, browser: { type: "boolean" } },
  host: {
    ...common,
    lan: { type: "boolean" },
    address: { type: "string", multiple: true },
    json: { type: "boolean" },
    config: { type: "string" },
  },
} as const;

const folder = z.string().min(1);
const configSchema = z
  .strictObject({
    port: z.int().min(0).max(65_535),
    data: folder,
    screen: folder,
    lan: z.boolean(),
    address: z.union([z.string(), z.array(z.string()).min(1)]),
    json: z.boolean(),
  })
  .partial();
type Config = z.infer<typeof configSchema>;

/** Returns null for --help. Throws an ArgumentError in one line. */
export function hostArguments(given: readonly string[], program: Program): HostArguments | null {
  const flags = parsed(given, program);
  if (flags.help === true) return null;
  const { port, data, screen, browser = false, config: file } = flags;
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535))
    throw new ArgumentError(cli.arguments.port(port));
  if (data === "" || screen === "") throw new ArgumentError(cli.arguments.folders);
  const config = file === undefined ? {} : configIn(file);
  const beside = (path: string | undefined): string | undefined =>
    path && resolve(dirname(file ?? ""), path);
  return {
    port: port === undefined ? (config.port ?? null) : Number(port),
    data: data ?? beside(config.data),
    screen: screen ?? beside(config.screen),
    browser,
    lan: flags.lan ?? config.lan ?? false,
    addresses: addressesOf(flags.address ?? config.address),
    json: flags.json ?? config.json ?? false,
  };
}

type Flags = ReturnType<
  typeof parseArgs<{ readonly options: typeof options.start & typeof options.host }>
>["values"];

function parsed(given: readonly string[], program: Program): Flags {
  try {
    const args = [...given];
    return program === "start"
      ? parseArgs({ args, options: options.start }).values
      : parseArgs({ args, options: options.host, allowNegative: true }).values;
  } catch (error) {
    throw new ArgumentError((error as Error).message.split("\n")[0]);
  }
}

function configIn(file: string): Config {
  const read = configSchema.safeParse(jsonIn(file));
  if (read.success) return read.data;
  throw new ArgumentError(cli.arguments.configWrong(file, sentence(problemIn(read.error))));
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ArgumentError(
      cli.arguments.configUnread(file, (error as Error).message.replaceAll("\n", " ")),
    );
  }
}

/** Loopback addresses other than the one that the host always uses are allowed too. */
const isFit = (address: string): boolean =>
  isPrivate(address) || (isIP(address) === 4 && isLoopback(address) && address !== ownAddress);

function addressesOf(given: string | readonly string[] | undefined): readonly string[] | null {
  if (given === undefined) return null;
  const all = typeof given === "string" ? [given] : given;
  const unfit = all.find((address) => !isFit(address));
  if (unfit !== undefined) throw new ArgumentError(cli.arguments.address(unfit));
  return all;
}
