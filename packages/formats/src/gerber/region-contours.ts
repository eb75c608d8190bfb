import type { Point } from "@tracewright/geometry";
import type { ArcTurn, Contour, ContourStep } from "./gerber-image.ts";
import type { GerberRemarks } from "./gerber-remarks.ts";

/** The contours of a region while it is drawn, between G36 and G37. */
export class RegionContours {
  private readonly remarks: GerberRemarks;
  private readonly contours: Contour[] = [];
  private start: Point | undefined;
  private steps: ContourStep[] = [];

  constructor(remarks: GerberRemarks) {
    this.remarks = remarks;
  }

  moveTo(point: Point): void {
    this.closeContour();
    this.start = point;
  }

  drawTo(from: Point, end: Point, arc: ArcTurn | undefined): void {
    this.start ??= from;
    this.steps.push({ end, ...(arc ? { arc } : {}) });
  }

  close(): readonly Contour[] {
    this.closeContour();
    return this.contours;
  }

  private closeContour(): void {
    const { start, steps } = this;
    const end = steps.at(-1)?.end;
    if (start && end) {
      if (end.x !== start.x || end.y !== start.y)
        this.remarks.report("open-contour", "a contour of a region does not end where it starts");
      this.contours.push({ start, steps });
    }
    this.start = undefined;
    this.steps = [];
  }
}
