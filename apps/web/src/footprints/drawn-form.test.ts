import { describe, expect, it } from "vitest";
import { asInput, unreadFields, usualForm } from "./drawn-form.ts";

describe("the form of a drawn footprint", () => {
  it("begins with what such a part often is", () => {
    expect(usualForm({ kind: "R", pins: 2 }).shape).toBe("PAIR");
    expect(usualForm({ kind: "J", pins: 4 })).toMatchObject({ shape: "ROW", pads: "4", isThroughHole: true });
    expect(usualForm({ kind: "U", pins: 7 })).toMatchObject({ shape: "DUAL", pads: "8" });
    expect(usualForm({ kind: "U", pins: 48 })).toMatchObject({ shape: "QUAD", pads: "48" });
  });

  it("asks for the measures that its shape has, and no others", () => {
    expect(asInput(usualForm({ kind: "R", pins: 2 }))).toEqual({
      shape: "PAIR",
      pads: 2,
      padLength: 1.2,
      padWidth: 1.4,
      span: 3,
      body: { width: 3.2, height: 1.6 },
    });
    const row = usualForm({ kind: "J", pins: 2 });
    expect(asInput(row)).not.toHaveProperty("span");
    expect(asInput(row)).toMatchObject({ drill: 1, pitch: 2.54 });
    expect(asInput({ ...row, hasExposedPad: true })).not.toHaveProperty("exposedPad");
  });

  it("draws nothing while a field is no number, and names it", () => {
    const form = { ...usualForm({ kind: "U", pins: 8 }), pitch: "", bodyWidth: "x" };
    expect(unreadFields(form)).toEqual(["pitch", "bodyWidth"]);
    expect(asInput(form)).toBeUndefined();
  });
});
