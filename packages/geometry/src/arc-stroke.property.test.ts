import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arcStroke, ringStroke } from "./arc-stroke.ts";
import { arcGeometry, circle, kicadArc, type Point, solidDistance } from "./index.ts";

const place = fc.record({
  x: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  y: fc.integer({ min: -5_000_000, max: 5_000_000 }),
});
const width = fc.integer({ min: 50_000, max: 500_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** What lies on the rim of a pen along an arc, `side` of it. */
function rimPoint(center: Point, radius: number, angle: number): Point {
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}

describe("strokes that hold an arc from outside", () => {
  it("hold every point of the rim of an arc", () => {
    fc.assert(
      fc.property(place, place, place, width, share, (start, mid, end, pen, at) => {
        const arc = arcGeometry(start, mid, end);
        fc.pre(arc !== undefined && arc.radius > pen && arc.radius < 20_000_000);
        const angle = arc!.startAngle + arc!.sweep * at;
        const solids = arcStroke({ start, mid, end }, pen, "outside");
        for (const side of [-1, 1]) {
          const rim = rimPoint(arc!.center, arc!.radius + (side * pen) / 2, angle);
          expect(Math.min(...solids.map((solid) => solidDistance(solid, circle(rim, 0))))).toBeLessThan(1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("hold a ring whichever way KiCad's chords are turned", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 5_000_000 }), share, share, width, (radius, turn, at, pen) => {
        fc.pre(radius > pen);
        const center = { x: 0, y: 0 };
        const on = (angle: number) => {
          const { x, y } = rimPoint(center, radius, angle);
          return { x: Math.round(x), y: Math.round(y) };
        };
        const start = on(2 * Math.PI * turn);
        const { points } = kicadArc(start, { x: -start.x, y: -start.y }, start, pen);
        const index = Math.floor(at * (points.length - 2));
        const [a, b] = [points[index]!, points[index + 1]!];
        const spine = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        const length = Math.hypot(spine.x, spine.y);
        const solids = ringStroke(center, radius, pen, "outside");
        for (const side of [-1, 1]) {
          const reach = (length + (side * pen) / 2) / length;
          const rim = { x: spine.x * reach, y: spine.y * reach };
          expect(Math.min(...solids.map((solid) => solidDistance(solid, circle(rim, 0))))).toBeLessThan(2);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("kicadArc", () => {
  it("gives the corners that KiCad 6 gives the arc of a filled polygon", () => {
    const { points } = kicadArc({ x: 1_000_000, y: 0 }, { x: 707_107, y: 707_107 }, { x: 0, y: 1_000_000 }, 0);
    // Read from pcbnew 6.0.11 (PCB_SHAPE::GetPolyShape); it rounds its error to whole nanometres on the way.
    const kicad = [
      [1_000_000, 0],
      [997_593, 98_254],
      [959_256, 290_987],
      [884_055, 472_537],
      [774_881, 635_928],
    ];
    expect(points).toHaveLength(10);
    for (const [index, [x, y]] of kicad.entries())
      expect(Math.hypot(points[index]!.x - x!, points[index]!.y - y!)).toBeLessThan(20);
  });
});
