import { normalizeDegrees } from "@tracewright/geometry";
import { compareNaturally } from "@tracewright/text";
import { isAlike } from "../documents/is-alike.ts";
import { flipFootprint } from "../footprints/flip-footprint.ts";
import type { Footprint } from "../records/footprint.ts";
import type { BoardChange, PartDifference } from "./board-change.ts";
import { changed, type Difference, type Pair, recordOf } from "./difference.ts";

export function compareParts(difference: Difference): BoardChange[] {
  const pairs = difference.pairs("footprints");
  const removed = pairs.flatMap(({ fate, before }) => (fate === "removed" && before ? [before] : []));
  const added = pairs.flatMap(({ fate, after }) => (fate === "added" && after ? [after] : []));
  const changes = pairs.flatMap((pair) =>
    pair.before && pair.after ? [describeChange(difference, pair.before, pair.after)] : [],
  );
  const replacements = new Map<Footprint, Footprint>();
  for (const old of removed) {
    const now = added.filter(({ reference }) => reference === old.reference);
    const [only] = now;
    const isOnly = now.length === 1 && removed.filter(({ reference }) => reference === old.reference).length === 1;
    if (only && isOnly) replacements.set(old, only);
  }
  const taken = new Set(replacements.values());
  return [
    ...removed.map((old): BoardChange => {
      const now = replacements.get(old);
      const gone = recordOf("footprints", { before: old, fate: "removed" });
      if (!now) return { kind: "part-removed", ...nameOf(old), records: [gone], settings: [], place: old.position };
      return {
        kind: "part-replaced",
        reference: old.reference,
        before: nameOf(old),
        after: nameOf(now),
        records: [gone, recordOf("footprints", { after: now, fate: "added" })],
        settings: [],
        place: now.position,
      };
    }),
    ...added
      .filter((part) => !taken.has(part))
      .map(
        (part): BoardChange => ({
          kind: "part-added",
          ...nameOf(part),
          records: [recordOf("footprints", { after: part, fate: "added" })],
          settings: [],
          place: part.position,
        }),
      ),
    ...changes,
  ].sort((a, b) => compareNaturally(referenceOf(a), referenceOf(b)));
}

function referenceOf(change: BoardChange): string {
  return "reference" in change && typeof change.reference === "string" ? change.reference : "";
}

function nameOf({ reference, value, library }: Footprint) {
  return { reference, value, library };
}

function describeChange(difference: Difference, before: Footprint, after: Footprint): BoardChange {
  const pair: Pair<Footprint> = { before, after, fate: "changed" };
  return {
    kind: "part-changed",
    ...differenceOf(difference, before, after),
    // A new reference is reported as such; the part is called by the old one until then.
    reference: before.reference,
    ...(before.reference !== after.reference && { renamed: after.reference }),
    records: [recordOf("footprints", pair)],
    settings: [],
    place: after.position,
  };
}

/** Members that have words of their own below; others are called by their name. */
const TOLD: ReadonlySet<string> = new Set([
  "id",
  "reference",
  "value",
  "library",
  "position",
  "rotation",
  "side",
  "locked",
  "properties",
]);

function differenceOf(difference: Difference, before: Footprint, after: Footprint): PartDifference {
  const isFlipped = before.side !== after.side;
  // What the flip does to pads and drawings is not said again.
  const old = isFlipped ? flipFootprint(before, difference.after) : before;
  const turned = turnBetween(old.rotation, after.rotation);
  const isMoved = before.position.x !== after.position.x || before.position.y !== after.position.y;
  const pads = findRenetted(difference, old, after);
  const fields = findFields(before.properties, after.properties);
  const isFitted = !after.attributes.doNotPopulate;
  const fitting = before.attributes.doNotPopulate !== after.attributes.doNotPopulate;
  const further = findFurther(old, after);
  return {
    ...(isMoved && {
      moved: {
        from: before.position,
        to: after.position,
        distance: Math.round(Math.hypot(after.position.x - before.position.x, after.position.y - before.position.y)),
      },
    }),
    ...(turned !== 0 && { turned }),
    ...(isFlipped && { flippedTo: after.side }),
    ...(before.locked !== after.locked && { locked: after.locked }),
    ...(before.value !== after.value && { value: changed(before.value, after.value) }),
    ...(before.library !== after.library && { library: changed(before.library, after.library) }),
    ...(fields.length > 0 && { fields }),
    ...(pads.length > 0 && { pads }),
    ...(fitting && { fitted: isFitted }),
    ...(further.length > 0 && { further }),
  };
}

/** Within −180 (excluded) … 180. */
function turnBetween(from: number, to: number): number {
  const turn = normalizeDegrees(to - from);
  return turn > 180 ? turn - 360 : turn;
}

function findFields(before: Footprint["properties"], after: Footprint["properties"]) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const fieldOf = (of: Footprint["properties"], name: string) => (Object.hasOwn(of, name) ? of[name] : undefined);
  return [...names]
    .filter((name) => fieldOf(before, name) !== fieldOf(after, name))
    .map((name) => ({ name, ...changed(fieldOf(before, name), fieldOf(after, name)) }));
}

function findRenetted(difference: Difference, before: Footprint, after: Footprint) {
  const old = new Map(before.pads.map((pad) => [pad.id, pad]));
  return after.pads.flatMap((pad) => {
    const was = old.get(pad.id);
    if (!was || was.net === pad.net) return [];
    const nets = changed(difference.netName("before", was.net), difference.netName("after", pad.net));
    return [{ number: pad.number, ...nets }];
  });
}

/** Members with other differences: pads except their nets, attributes but for the fitting. */
function findFurther(before: Footprint, after: Footprint): string[] {
  const [old, now] = [untold(before), untold(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => !isAlike(old[key], now[key])).sort();
}

function untold(footprint: Footprint): Readonly<Record<string, unknown>> {
  const { pads, attributes, ...rest } = footprint;
  return Object.fromEntries(
    Object.entries({
      ...rest,
      pads: pads.map(({ net: _, ...pad }) => pad),
      attributes: { ...attributes, doNotPopulate: false },
    }).filter(([key]) => !TOLD.has(key)),
  );
}
