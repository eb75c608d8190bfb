import { join } from "node:path";
import { expect, it } from "vitest";
import type { DrawingOptions } from "./drawing-options.ts";
import { makeDrawing } from "./make-drawing.ts";
import { pageToSvg } from "./svg/page-to-svg.ts";
import { exampleSubject } from "./testing/example-board.ts";

/** Pictures of an example, for review. `vitest -u` draws them again; look at them then. */
const GOLDEN = join(import.meta.dirname, "testing/golden");

it.each([
  [
    "layout-back",
    {
      content: { kind: "layout", pages: "together", seenFrom: "back", drills: "actual" },
      paper: "own",
      colours: "colour",
    },
  ],
  ["assembly", { content: { kind: "assembly", sides: ["front"] }, paper: "A4", colours: "black" }],
] satisfies [string, DrawingOptions][])("%s of the blinker is drawn as it was", async (name, options) => {
  const outcome = makeDrawing(await exampleSubject("blinker"), options);
  if (outcome.status === "refused") throw new Error(outcome.reason);
  const [page] = outcome.drawing.pages;
  if (!page) throw new Error("no page");
  // One element a line, so that a change shows where it is.
  await expect(pageToSvg(page).replaceAll("><", ">\n<")).toMatchFileSnapshot(join(GOLDEN, `blinker-${name}.svg`));
});
