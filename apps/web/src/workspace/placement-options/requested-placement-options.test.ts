import { emptyBoard, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import {
  initialOptions,
  isLacking,
  type RequestedPlacementOptions,
  readRequestedOptions,
  requestOf,
} from "./requested-placement-options.ts";

const requested = (change: Partial<RequestedPlacementOptions>): RequestedPlacementOptions => ({
  ...initialOptions(emptyBoard()),
  ...change,
});
const [r1, r2] = [itemId("R1"), itemId("R2")];

describe("what a placement is told", () => {
  it("is the mode alone where nothing else is said", () => {
    expect(requestOf(requested({ mode: "all" }))).toEqual({ control: { mode: "all" } });
  });

  it("names parts only where the mode takes them, and the radius only where parts may go so far", () => {
    const parts = new Set([r1, r2]);
    expect(requestOf(requested({ mode: "selected", parts, radiusMm: 5 }))).toEqual({
      control: { mode: "selected", parts: [r1, r2] },
    });
    expect(requestOf(requested({ mode: "improve", parts, radiusMm: 2.5 }))).toEqual({
      control: { mode: "improve", radius: fromMm(2.5) },
    });
    expect(requestOf(requested({ mode: "swap", parts, isLimited: true }))).toEqual({
      control: { mode: "swap", parts: [r1, r2] },
    });
  });

  it("says nothing of sides that the mode does not allow", () => {
    expect(requestOf(requested({ mode: "swap", sides: "both" })).control.sides).toBeUndefined();
    expect(requestOf(requested({ mode: "improve", sides: "front" })).control.sides).toBeUndefined();
    expect(requestOf(requested({ mode: "all", sides: "front" })).control.sides).toBe("front");
  });

  it("lacks something while no part is chosen where parts are wanted, or the radius is no length", () => {
    expect(isLacking(requested({ mode: "selected" }))).toBe(true);
    expect(isLacking(requested({ mode: "swap", isLimited: true }))).toBe(true);
    expect(isLacking(requested({ mode: "improve", radiusMm: Number.NaN }))).toBe(true);
    expect(isLacking(requested({ mode: "improve", radiusMm: 2 }))).toBe(false);
    expect(isLacking(requested({ mode: "all" }))).toBe(false);
  });

  it("comes back as it was, without parts that are gone", () => {
    const told = requestOf(
      requested({ mode: "improve", radiusMm: 2, sides: "both", parts: new Set([r1]), isLimited: true }),
    );
    expect(readRequestedOptions(emptyBoard(), told.control)).toEqual({
      mode: "improve",
      parts: new Set(),
      isLimited: false,
      radiusMm: 2,
      sides: "both",
    });
    expect(readRequestedOptions(emptyBoard(), null)).toBeUndefined();
  });
});
