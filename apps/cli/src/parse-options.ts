import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { Refusal } from "./refusal.ts";

/** `parseArgs` with a person's sentence instead of an exception when the words are off. */
export function parseOptions<Config extends ParseArgsOptionsConfig>(args: readonly string[], options: Config) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

/** A number option within its range, or its default where it was not given. */
export function numberOption(
  text: string | undefined,
  option: { name: string; fallback: number; min: number; max: number },
): number {
  if (text === undefined) return option.fallback;
  const value = Number(text);
  if (text.trim() === "" || !(value >= option.min && value <= option.max))
    throw new Refusal(`--${option.name} takes a number from ${option.min} to ${option.max}; it was given "${text}".`);
  return value;
}

/** The one value that must be there. */
export function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new Refusal(`${what} is missing.`);
  return value;
}
