/** More members than any real bus: a notation beyond it is data, not a bus. */
const MAX_MEMBERS = 1024;
/** Aliases may name each other; a chain longer than this is a ring. */
const MAX_NESTING = 8;

/** What KiCad writes for characters that a name cannot hold: `{slash}` in a net's name is no bus. */
const ESCAPED_CHARACTER = /\{(slash|backslash|space|dblquote|quote|colon|lt|gt|bar|tab|return|brace|tilde|lowercase)\}/;

/** Members in braces after a name; braces after `~`, `^` or `_` are a bar, a raised or a lowered text. */
const GROUP = /^((?:[^{}\s]*[^{}\s~^_])?)\{((?:[~^_]\{[^{}]*\}|[^{}])+)\}$/;

/** A member of a bus: its net's name, and what it is matched by when two buses of other names join. */
export interface BusMember {
  readonly name: string;
  /** Its place in a vector, or its name without that of the group. */
  readonly key: string;
}

/**
 * The nets a bus label stands for, in KiCad's notation: `D[0..7]`, `{SCL SDA}`, `USB{DP DM}`, and by alias `{MEMORY}`;
 * the members of a named group carry its name and a point before theirs. Undefined: the text names a single net, as
 * `~{RESET}` with a bar over it does.
 */
export function busMembers(
  text: string,
  aliases: ReadonlyMap<string, readonly string[]>,
  depth = 0,
): readonly BusMember[] | undefined {
  if (depth > MAX_NESTING) return undefined;
  const vector = /^([^{}]*)\[(\d+)\.\.(\d+)\]([^{}]*)$/.exec(text);
  if (vector) {
    const [, prefix = "", fromText = "0", toText = "0", suffix = ""] = vector;
    const from = Math.min(Number(fromText), Number(toText));
    const to = Math.max(Number(fromText), Number(toText));
    if (to - from >= MAX_MEMBERS) return undefined;
    return Array.from({ length: to - from + 1 }, (_, index) => ({
      name: `${prefix}${from + index}${suffix}`,
      key: `${index}`,
    }));
  }
  const group = ESCAPED_CHARACTER.test(text) ? undefined : GROUP.exec(text);
  if (!group) return undefined;
  const [, name = "", inside = ""] = group;
  const members = inside
    .trim()
    .split(/\s+/)
    .flatMap((member) => aliases.get(member) ?? [member])
    .flatMap((member) => busMembers(member, aliases, depth + 1)?.map((nested) => nested.name) ?? [member])
    .slice(0, MAX_MEMBERS);
  return members.map((member) => ({ name: name === "" ? member : `${name}.${member}`, key: member }));
}
