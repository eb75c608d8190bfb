/** A list to be written: words and texts as they are to stand in the file (see `quote`), and further lists. */
export type Written = string | readonly Written[];

/** A text in quotes, with what would end it early escaped. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", "\\t")}"`;
}

/** KiCad refuses lines of more than 1,000,000 characters; the fill of a plane can have tens of thousands of corners. */
const LONGEST_LINE = 100_000;

/**
 * The list as text: down to `breakDepth` every inner list begins a line of its own, two blanks deeper; below that all
 * stands on one line, unless the line got too long to be read.
 */
export function formatSExpression(node: Written, breakDepth: number): string {
  const lines: string[] = [];
  writeList(node, 0, breakDepth, lines);
  return `${lines.join("\n")}\n`;
}

function writeList(node: Written, depth: number, breakDepth: number, lines: string[]): void {
  const indent = "  ".repeat(depth);
  if (typeof node === "string") {
    lines.push(indent + node);
    return;
  }
  if (depth >= breakDepth) {
    const line = inline(node);
    if (line.length <= LONGEST_LINE) {
      lines.push(indent + line);
      return;
    }
  }
  // Words before the first inner list share the opening line.
  const firstList = node.findIndex((item) => typeof item !== "string");
  if (firstList === -1) {
    lines.push(indent + inline(node));
    return;
  }
  lines.push(`${indent}(${node.slice(0, firstList).join(" ")}`);
  for (const item of node.slice(firstList)) writeList(item, depth + 1, breakDepth, lines);
  lines.push(`${indent})`);
}

function inline(node: Written): string {
  return typeof node === "string" ? node : `(${node.map(inline).join(" ")})`;
}
