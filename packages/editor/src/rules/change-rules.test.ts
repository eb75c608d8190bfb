import { applyEdit, type Board, emptyBoard, invertEdit, netClassOf, netId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import {
  addNetClass,
  assignNet,
  deleteNetClass,
  type RulesOutcome,
  renameNetClass,
  setCustomRules,
  setNetClass,
  setRules,
} from "./change-rules.ts";

const [gnd, sda] = [netId("gnd"), netId("sda")];
const bare: Board = {
  ...emptyBoard(),
  nets: [
    { id: gnd, name: "GND" },
    { id: sda, name: "/bus/SDA" },
  ],
};
const after = (board: Board, { edit, refused }: RulesOutcome): Board => {
  expect(refused).toBeUndefined();
  return edit ? applyEdit(board, edit) : board;
};
const classed = after(
  after(bare, addNetClass(bare, "Power")),
  setRules(after(bare, addNetClass(bare, "Power")), { assignments: [{ pattern: "/bus/*", netClass: "Power" }] }),
);
const withNet = after(classed, assignNet(classed, gnd, "Power"));

describe("design rules that are changed", () => {
  it("hold from then on, and can be taken back", () => {
    const outcome = setRules(bare, { minClearance: fromMm(0.3) });
    const changed = after(bare, outcome);
    expect(changed.rules.minClearance).toBe(fromMm(0.3));
    expect(applyEdit(changed, invertEdit(outcome.edit!)).rules).toEqual(bare.rules);
  });

  it("refuse what a board cannot hold, with the reason", () => {
    expect(setRules(bare, { minClearance: fromMm(-0.1) }).refused?.message).toBe(
      "minimum clearance is -0.1 mm; it cannot be less than 0",
    );
    expect(addNetClass(classed, "Power").refused?.message).toBe("two net classes are named Power");
    expect(renameNetClass(classed, "Power", "Default").refused?.message).toBe("two net classes are named Default");
    expect(setNetClass(bare, "Default", { clearance: undefined }).refused?.message).toBe(
      "the net class Default says its clearance",
    );
  });

  it("give the values of a class, and those of Default where it says none", () => {
    const wide = after(withNet, setNetClass(withNet, "Power", { trackWidth: fromMm(1) }));
    expect(netClassOf(wide, gnd).trackWidth).toBe(fromMm(1));
    const again = after(wide, setNetClass(wide, "Power", { trackWidth: undefined }));
    expect(netClassOf(again, gnd).trackWidth).toBe(fromMm(0.25));
    expect(again.rules.netClasses.at(-1)).toEqual({ name: "Power" });
  });

  it("keep the nets and patterns of a class that gets another name", () => {
    const renamed = after(withNet, renameNetClass(withNet, "Power", "Strong"));
    expect(renamed.nets[0]?.netClass).toBe("Strong");
    expect(renamed.rules.assignments).toEqual([{ pattern: "/bus/*", netClass: "Strong" }]);
  });

  it("leave nets and patterns of a deleted class to Default", () => {
    const deleted = after(withNet, deleteNetClass(withNet, "Power"));
    expect(deleted.nets).toEqual(bare.nets);
    expect(deleted.rules).toEqual(bare.rules);
    expect(netClassOf(deleted, sda)).toEqual(netClassOf(bare, sda));
  });

  it("are a text of custom rules, which is refused with rule, line and column where it cannot be read", () => {
    const text =
      '(rule "wide"\n\t(constraint track_width (min 0.3mm)))\n(rule "later" (constraint solder_mask_sliver (min 8mm)))';
    const outcome = setCustomRules(bare, text);
    const ruled = after(bare, outcome);
    expect(ruled.rules.customRules).toBe(text);
    expect(ruled.rules.uncheckedRules).toEqual(["later"]);
    expect(ruled.rules.minTrackWidth).toBe(fromMm(0.3));
    expect(setCustomRules(ruled, '(rule "wide"\n\t(constraint track_width (min 0.3)))').refused?.message).toBe(
      'custom rule "wide", line 2, column 31: 0.3 has no unit',
    );
    expect(applyEdit(ruled, invertEdit(outcome.edit!)).rules).toEqual(bare.rules);
    const without = after(ruled, setCustomRules(ruled, " \n"));
    expect(without.rules.customRules).toBeUndefined();
    expect(without.rules.uncheckedRules).toBeUndefined();
  });

  it("stay as they are where nothing is asked for", () => {
    expect(renameNetClass(withNet, "Default", "Other")).toEqual({ locked: [] });
    expect(deleteNetClass(withNet, "Default")).toEqual({ locked: [] });
    expect(assignNet(withNet, gnd, "Power")).toEqual({ locked: [] });
    expect(assignNet(withNet, netId("none"), "Power")).toEqual({ locked: [] });
  });
});
