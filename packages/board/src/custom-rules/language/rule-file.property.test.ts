import fc from "fast-check";
import { expect, test } from "vitest";
import { type Expression, SUBJECTS, UNITS } from "./expression.ts";
import { formatRuleFile } from "./format-rule-file.ts";
import { parseRuleFile } from "./parse-rule-file.ts";
import {
  BARE_KINDS,
  type CustomRule,
  DISALLOWED,
  MEASURED_KINDS,
  type RuleConstraint,
  ZONE_CONNECTIONS,
} from "./rule-file.ts";

const name = fc.stringMatching(/^[A-Za-z_]\w{0,12}$/);
/** KiCad cannot write a text that ends in a backslash, or has one before a quotation mark. */
const text = fc.string().map((one) => one.replaceAll("\\", "/"));
const OPERATORS = ["&&", "||", "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/"] as const;
const COMPARISONS: ReadonlySet<string> = new Set(["==", "!=", "<", ">", "<=", ">="]);

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    fc.record(
      { kind: fc.constant("number" as const), at: fc.constant(0), value: fc.nat(), unit: fc.constantFrom(...UNITS) },
      { requiredKeys: ["kind", "at", "value"] },
    ),
    fc.record({ kind: fc.constant("text" as const), at: fc.constant(0), text }),
    fc.record({
      kind: fc.constant("property" as const),
      at: fc.constant(0),
      subject: fc.constantFrom(...SUBJECTS),
      name,
    }),
    fc.record({
      kind: fc.constant("call" as const),
      at: fc.constant(0),
      subject: fc.constantFrom(...SUBJECTS),
      name,
      arguments: fc.array(tie("expression"), { maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constantFrom("not" as const, "minus" as const),
      at: fc.constant(0),
      operand: tie("expression"),
    }),
    fc
      .record({
        kind: fc.constant("binary" as const),
        at: fc.constant(0),
        operator: fc.constantFrom(...OPERATORS),
        left: tie("expression"),
        right: tie("expression"),
      })
      // Comparisons do not chain, in brackets or out of them.
      .filter(
        ({ operator, left }) =>
          !(COMPARISONS.has(operator) && left.kind === "binary" && COMPARISONS.has(left.operator)),
      ),
  ),
}));

const length = fc
  .integer({ min: -1_000_000_000, max: 1_000_000_000 })
  .map((amount) => ({ amount, unit: "nm" as const }));
const OTHER_UNITS: ReadonlySet<string> = new Set(["via_count", "track_angle", "solder_paste_rel_margin"]);
const constraint: fc.Arbitrary<RuleConstraint> = fc.oneof(
  fc
    .record(
      {
        kind: fc.constantFrom(...MEASURED_KINDS.filter((kind) => !OTHER_UNITS.has(kind))),
        min: length,
        opt: length,
        max: length,
      },
      { requiredKeys: ["kind"] },
    )
    .filter(({ min, opt, max }) => min !== undefined || opt !== undefined || max !== undefined),
  fc.record({
    kind: fc.constant("via_count" as const),
    max: fc.nat().map((amount) => ({ amount, unit: "count" as const })),
  }),
  fc.record({ kind: fc.constant("skew" as const), max: length, withinDiffPairs: fc.constant(true as const) }),
  fc.constantFrom(...BARE_KINDS).map((kind) => ({ kind })),
  fc.record({ kind: fc.constant("disallow" as const), items: fc.uniqueArray(fc.constantFrom(...DISALLOWED)) }),
  fc.record({ kind: fc.constant("zone_connection" as const), connection: fc.constantFrom(...ZONE_CONNECTIONS) }),
  fc.record({ kind: fc.constant("min_resolved_spokes" as const), count: fc.nat() }),
  fc.record({ kind: fc.constant("assertion" as const), expression }),
);

const rule: fc.Arbitrary<CustomRule> = fc.record(
  {
    name: fc.string(),
    place: fc.constant({ line: 1, column: 1 }),
    layer: fc.string(),
    severity: fc.constantFrom("ignore" as const, "warning" as const, "error" as const, "exclusion" as const),
    condition: expression,
    constraints: fc.array(constraint, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ["name", "place", "constraints"] },
);

/** Places are those of the written text. */
const withoutPlaces = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === "at" || key === "place" ? undefined : inner)));

test("rules that are written and read back are the same", () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(rule, { maxLength: 5 }), (version, rules) => {
      const read = parseRuleFile(formatRuleFile({ version, rules }));
      expect(withoutPlaces(read)).toEqual(withoutPlaces({ version, rules, problems: [] }));
    }),
  );
});

test("whatever is cut out of a file, the rest is read without a fault", () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 3 }), fc.nat(), fc.nat(40), fc.string(), (rules, start, count, put) => {
      const written = formatRuleFile({ rules });
      const at = start % (written.length + 1);
      const { problems } = parseRuleFile(written.slice(0, at) + put + written.slice(at + count));
      for (const { place } of problems) expect(Math.min(place.line, place.column)).toBeGreaterThan(0);
    }),
  );
});
