// biome-ignore-all lint/suspicious/noTemplateCurlyInString: KiCad's text variables look like that

import { describe, expect, it } from "vitest";
import { emptyBoard } from "../records/default-board.ts";
import { replaceTextVariables } from "./replace-text-variables.ts";

describe("replaceTextVariables", () => {
  const board = { ...emptyBoard(), title: { title: "Blinker", revision: "B" }, properties: { WHO: "${TITLE} team" } };

  it("fills in the title block and the project's own variables, through one another", () => {
    expect(replaceTextVariables("${TITLE} rev ${REVISION} by ${WHO}", board)).toBe("Blinker rev B by Blinker team");
  });

  it("leaves unknown variables and circles as they are written", () => {
    expect(replaceTextVariables("${NOBODY}", board)).toBe("${NOBODY}");
    const circle = { ...board, properties: { A: "${B}", B: "${A}" } };
    expect(replaceTextVariables("${A}", circle)).toMatch(/^\$\{[AB]\}$/);
  });
});
