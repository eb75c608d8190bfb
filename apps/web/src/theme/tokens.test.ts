import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The `--tw-…` colours of one scheme's block. */
function colours(scheme: string): Map<string, string> {
  const block = css.slice(css.indexOf(`[data-mantine-color-scheme="${scheme}"]`));
  const body = block.slice(0, block.indexOf("}"));
  return new Map(
    [...body.matchAll(/--tw-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const TEXT_PAIRS = [
  ...["page", "surface", "raised", "hover"].flatMap((ground) =>
    ["text", "muted", "accent-text"].map((text): [string, string] => [text, ground]),
  ),
  ...["ok", "warn", "danger", "info"].flatMap((tone): [string, string][] => [
    [tone, "surface"],
    [tone, "page"],
    [tone, `${tone}-wash`],
    ["text", `${tone}-wash`],
  ]),
  ["accent-text", "accent-wash"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-danger", "danger"],
] satisfies [string, string][];

const CONTROL_PAIRS: [string, string][] = [
  ["control-border", "surface"],
  ["control-border", "page"],
  ["accent", "surface"],
  ["accent", "page"],
];

describe.each(["light", "dark"])("the %s scheme", (scheme) => {
  const palette = colours(scheme);
  const ratio = ([front, ground]: [string, string]) => contrast(palette.get(front) ?? "", palette.get(ground) ?? "");

  it.each(TEXT_PAIRS)("sets %s on %s with at least 4.5:1", (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)("draws %s on %s with at least 3:1", (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});
