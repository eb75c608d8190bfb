import { type Graphic, itemId } from "@tracewright/board";
import { fromMm, type Nm, type Point, type Shape } from "@tracewright/geometry";
import type { FormHole } from "./forms/board-form.ts";
import type { OutlineProposal } from "./propose-outline.ts";

type DrawnOutline = Pick<OutlineProposal, "size" | "cornerRadius" | "form">;

/**
 * Edge.Cuts of a proposed outline: a rectangle with rounded corners, the half round of a form that has one, and the holes that no
 * part brings.
 */
export function drawOutline(outline: DrawnOutline, at: Point, holes: readonly FormHole[] = []): Graphic[] {
  const shapes = [
    ...rim(outline, at),
    ...holes.map(
      ({ at: middle, diameter }): Shape => ({
        kind: "circle",
        center: { x: at.x + fromMm(middle.x), y: at.y + fromMm(middle.y) },
        radius: fromMm(diameter / 2),
      }),
    ),
  ];
  return shapes.map((shape, index) => ({
    id: itemId(`proposed-outline/${index}`),
    layer: "Edge.Cuts",
    shape,
    stroke: { width: fromMm(0.1), style: "solid" },
    filled: false,
  }));
}

function rim({ size: { width, height }, cornerRadius: r, form }: DrawnOutline, at: Point): Shape[] {
  const point = (x: Nm, y: Nm): Point => ({ x: at.x + x, y: at.y + y });
  const line = (start: Point, end: Point): Shape => ({ kind: "line", start, end });
  // The middle of a quarter turn lies this much inside its corner.
  const inset = Math.round(r * (1 - Math.SQRT1_2));
  const notch = fromMm(form?.notch?.radius ?? 0);
  const middle = Math.round(height / 2);
  const shapes: Shape[] = [
    line(point(r, 0), point(width - r, 0)),
    ...(notch > 0
      ? [
          line(point(width, r), point(width, middle - notch)),
          {
            kind: "arc" as const,
            start: point(width, middle - notch),
            mid: point(width - notch, middle),
            end: point(width, middle + notch),
          },
          line(point(width, middle + notch), point(width, height - r)),
        ]
      : [line(point(width, r), point(width, height - r))]),
    line(point(width - r, height), point(r, height)),
    line(point(0, height - r), point(0, r)),
  ];
  if (r > 0)
    shapes.push(
      { kind: "arc", start: point(0, r), mid: point(inset, inset), end: point(r, 0) },
      { kind: "arc", start: point(width - r, 0), mid: point(width - inset, inset), end: point(width, r) },
      {
        kind: "arc",
        start: point(width, height - r),
        mid: point(width - inset, height - inset),
        end: point(width - r, height),
      },
      { kind: "arc", start: point(r, height), mid: point(inset, height - inset), end: point(0, height - r) },
    );
  return shapes;
}
