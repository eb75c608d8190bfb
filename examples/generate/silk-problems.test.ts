import { describe, expect, it } from "vitest";
import type { Design, DesignPart } from "./design.ts";
import { layOutBoard } from "./lay-out-board.ts";
import { findSilkProblems } from "./silk-problems.ts";
import { USB_SENSOR } from "./usb-sensor.ts";

/** The USB sensor with the reference of C3 somewhere else, as seen from the part at (26.9, 9.7). */
function withLabel(label: NonNullable<DesignPart["label"]>): Design {
  const parts = USB_SENSOR.parts.map((part) => (part.reference === "C3" ? { ...part, label } : part));
  return { ...USB_SENSOR, parts };
}

describe("findSilkProblems", () => {
  it.each([
    { what: "a pad", label: [0, 0], message: "C3's reference stands on pad 1 of C3" },
    { what: "a text", label: [-9.4, -5.3], message: 'C3\'s reference stands on "USB SENSOR"' },
    { what: "a line", label: [0.8, 1.7], message: "a line of U3 stands on C3's reference" },
    { what: "the edge", label: [0, -9.7], message: "C3's reference stands on the board's edge" },
  ] as const)("tells a reference on $what", ({ label, message }) => {
    expect(findSilkProblems(layOutBoard(withLabel(label)))).toContain(message);
  });
});
