import { isAlike } from "../documents/is-alike.ts";
import type { Board } from "../records/board.ts";
import type { DesignRules, NetClass } from "../records/rules.ts";
import type { BoardChange } from "./board-change.ts";
import { changed, type Difference } from "./difference.ts";

/** Rules one by one, net classes, layers; other settings by their name. */
export function compareSettings({ edit, before, after }: Difference): BoardChange[] {
  return edit.settings.flatMap(({ setting }): BoardChange[] => {
    if (setting === "rules") return compareRules(before.rules, after.rules);
    if (setting === "layers") return [compareLayers(before, after)];
    return [{ kind: "setting", setting, records: [], settings: [setting] }];
  });
}

const RULES = { records: [], settings: ["rules"] } as const;

function compareRules(before: DesignRules, after: DesignRules): BoardChange[] {
  const { netClasses: oldClasses, ...old } = before;
  const { netClasses: newClasses, ...now } = after;
  const [oldValues, newValues] = [
    new Map<string, unknown>(Object.entries(old)),
    new Map<string, unknown>(Object.entries(now)),
  ];
  const names = new Set([...oldValues.keys(), ...newValues.keys()]);
  const rules = [...names]
    .filter((name) => !isAlike(oldValues.get(name), newValues.get(name)))
    .map(
      (rule): BoardChange => ({
        kind: "rule",
        rule,
        value: changed(plain(oldValues.get(rule)), plain(newValues.get(rule))),
        ...RULES,
      }),
    );
  const classes = compareClasses(oldClasses, newClasses);
  // Something differs, if only the order of the classes.
  const isSaid = rules.length + classes.length > 0;
  return isSaid ? [...rules, ...classes] : [{ kind: "setting", setting: "rules", ...RULES }];
}

/** Lists and tables have no short value; that they differ is said by the rule's name. */
function plain(value: unknown): number | boolean | string | undefined {
  return typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

function compareClasses(before: readonly NetClass[], after: readonly NetClass[]): BoardChange[] {
  const [old, now] = [new Map(before.map((of) => [of.name, of])), new Map(after.map((of) => [of.name, of]))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): BoardChange[] => {
    const [was, is] = [old.get(name), now.get(name)];
    const values = valuesBetween(was, is);
    if (was && is && values.length === 0) return [];
    return [{ kind: "net-class", name, fate: was ? (is ? "changed" : "removed") : "added", values, ...RULES }];
  });
}

function valuesBetween(before: NetClass | undefined, after: NetClass | undefined) {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({ name, ...changed(old.get(name), now.get(name)) }));
}

function numbersOf(netClass: NetClass | undefined): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(netClass ?? {}).flatMap(([name, value]) =>
      typeof value === "number" ? [[name, value] as const] : [],
    ),
  );
}

function compareLayers({ layers: before }: Board, { layers: after }: Board): BoardChange {
  const [old, now] = [before.map(({ id }) => id), after.map(({ id }) => id)];
  return {
    kind: "layers",
    added: now.filter((id) => !old.includes(id)),
    removed: old.filter((id) => !now.includes(id)),
    records: [],
    settings: ["layers"],
  };
}
