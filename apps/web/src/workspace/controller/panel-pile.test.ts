import fc from "fast-check";
import { expect, it } from "vitest";
import { PANELS, type PanelPile, raised, toggled, topOf, without } from "./panel-pile.ts";

const panel = fc.constantFrom(...PANELS);
const pile = fc.subarray([...PANELS]).map((open): PanelPile => new Set(open));

it("shows a panel that is toggled, whatever lay on it, and no longer when it is toggled again", () => {
  fc.assert(
    fc.property(pile, panel, (open, wanted) => {
      const once = toggled(without(open, wanted), wanted);
      expect(topOf(once)).toBe(wanted);
      expect(toggled(once, wanted).has(wanted)).toBe(false);
    }),
  );
});

it("keeps what lies under a panel that is raised, and what is open beside one that is closed", () => {
  fc.assert(
    fc.property(pile, panel, (open, wanted) => {
      const below = PANELS.slice(PANELS.indexOf(wanted) + 1).filter((other) => open.has(other));
      expect([...without(raised(open, wanted), wanted)]).toEqual(below);
      expect(without(open, wanted)).toEqual(new Set([...open].filter((other) => other !== wanted)));
    }),
  );
});

it("brings the receipt forward from under the history, and closes it where it is seen", () => {
  const both = new Set(["history", "receipt"] as const);
  expect(topOf(both)).toBe("history");
  expect(toggled(both, "receipt")).toEqual(new Set(["receipt"]));
  expect(topOf(toggled(new Set(["receipt", "intents"]), "receipt"))).toBe("intents");
});
