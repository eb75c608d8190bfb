import { formatExpression } from "./format-expression.ts";
import type { CustomRule, Quantity, RuleConstraint, RuleFile } from "./rule-file.ts";

/** Writes rules as a `.kicad_dru`. Reading it back gives the same rules. */
export function formatRuleFile({ version = 1, rules }: Pick<RuleFile, "version" | "rules">): string {
  return [`(version ${version})`, ...rules.map(formatRule)].map((list) => `${list}\n`).join("\n");
}

function formatRule({ name, layer, severity, condition, constraints }: CustomRule): string {
  const clauses = [
    ...(layer !== undefined ? [`(layer ${quoted(layer)})`] : []),
    ...(severity !== undefined ? [`(severity ${severity})`] : []),
    ...(condition ? [`(condition ${quoted(formatExpression(condition))})`] : []),
    ...constraints.map(formatConstraint),
  ];
  return [`(rule ${quoted(name)}`, ...clauses.map((clause) => `\t${clause}`)].join("\n").concat(")");
}

function formatConstraint(constraint: RuleConstraint): string {
  switch (constraint.kind) {
    case "disallow":
      return `(constraint disallow${constraint.items.map((item) => ` ${item}`).join("")})`;
    case "zone_connection":
      return `(constraint zone_connection ${constraint.connection})`;
    case "min_resolved_spokes":
      return `(constraint min_resolved_spokes ${constraint.count})`;
    case "assertion":
      return `(constraint assertion ${quoted(formatExpression(constraint.expression))})`;
    case "bridged_mask":
    case "via_dangling":
      return `(constraint ${constraint.kind})`;
    default: {
      const { kind, min, opt, max, withinDiffPairs } = constraint;
      const limits = Object.entries({ min, opt, max })
        .flatMap(([limit, value]) => (value ? [` (${limit} ${formatQuantity(value)})`] : []))
        .join("");
      return `(constraint ${kind}${limits}${withinDiffPairs ? " (within_diff_pairs)" : ""})`;
    }
  }
}

function formatQuantity({ amount, unit }: Quantity): string {
  if (unit === "nm") return `${plainDecimal(amount, 6)}mm`;
  if (unit === "fs") return `${plainDecimal(amount, 3)}ps`;
  return `${amount}${unit === "deg" ? "deg" : ""}`;
}

/** A whole number divided by a power of ten, without rounding and without an exponent. */
function plainDecimal(amount: number, places: number): string {
  const digits = String(Math.abs(amount)).padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -places)}${fraction ? `.${fraction}` : ""}`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", "\\t")}"`;
}
