import { VARIABLES } from "../../platform/configuration/variables.ts";
import type { Finding } from "./finding.ts";

export interface Setting {
  readonly name: string;
  /** Secrets are masked; undefined: the default. */
  readonly value: string | undefined;
  readonly fallback: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const SECRETS = /SECRET|TOKEN|API_KEY|ACCESS_KEY_ID|BANK_TRANSFER/;
const MASK = "(set)";

/** Every setting of the server. */
export function listSettings(env: Environment): readonly Setting[] {
  return VARIABLES.map(({ name, fallback }) => {
    const given = env[name]?.trim();
    return { name, value: given ? masked(name, given) : undefined, fallback };
  });
}

/** Passwords in addresses are masked, too. */
function masked(name: string, value: string): string {
  if (SECRETS.test(name)) return MASK;
  if (!URL.canParse(value)) return value;
  const url = new URL(value);
  if (url.password === "") return value;
  url.password = "***";
  return url.href;
}

/** Read by Node.js, by the database driver or by tools beside the server. */
const OF_OTHERS = /^(NODE_|PG|KICAD_LIBRARIES_URL$|OTEL_|TZ$|LANG$|LC_)/;

/** Names in `.env` that no setting has: most are misspelt. */
export function checkNames(namesOfFile: readonly string[]): readonly Finding[] {
  const known = new Set<string>(VARIABLES.map(({ name }) => name));
  return namesOfFile
    .filter((name) => !known.has(name) && !OF_OTHERS.test(name))
    .map((name) => ({
      subject: "settings",
      severity: "warning",
      sentence: `.env sets ${name}, which is not a setting of the server. Check its spelling.`,
    }));
}
