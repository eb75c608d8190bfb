import { isLoopback } from "./is-loopback.ts";
import { VARIABLES, type VariableName } from "./variables.ts";

/** Reads variables one by one and collects what is wrong with them, so that all mistakes of a start are said in one go. */
export class VariableReader {
  /** A sentence each, which begins with the name of the variable. */
  readonly problems: string[] = [];
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  text(name: VariableName): string {
    const given = this.#env[name]?.trim();
    return given ? given : (VARIABLES.find((variable) => variable.name === name)?.fallback ?? "");
  }

  optional(name: VariableName): string | undefined {
    return this.text(name) || undefined;
  }

  integer(name: VariableName, from: number, to: number): number {
    const value = Number(this.text(name));
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    this.problems.push(`${name}=${this.text(name)}: a whole number from ${from} to ${to} is needed`);
    return from;
  }

  choice<Value extends string>(name: VariableName, values: readonly Value[]): Value {
    const value = values.find((candidate) => candidate === this.text(name));
    if (value !== undefined) return value;
    this.problems.push(`${name}=${this.text(name)}: one of ${values.join(", ")} is needed`);
    return values[0] as Value;
  }

  url(name: VariableName, protocols: readonly string[]): URL | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    this.problems.push(
      `${name}: an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")} is needed`,
    );
    return undefined;
  }

  /** Of a service that receives secrets: plain http within the own machine alone. */
  safeUrl(name: VariableName): URL | undefined {
    const address = this.url(name, ["https:", "http:"]);
    if (address?.protocol === "http:" && !isLoopback(address.hostname))
      this.problems.push(`${name}: only https:// is safe`);
    return address;
  }
}
