import { type Board, drawnText, type Text } from "@tracewright/board";
import { boxOfPoints, growBox, rotatePoint, type Solid } from "@tracewright/geometry";

/** The block that a text's letters stand in, turned as the text is; undefined where it leaves no ink. */
export function textBlock(board: Board, text: Text): Solid | undefined {
  const { paths, areas, thickness } = drawnText(board, text);
  const ink = [...paths.flat(), ...areas.flatMap(({ outer }) => outer)];
  const upright = boxOfPoints(ink.map((point) => rotatePoint(point, -text.rotation)));
  if (!upright) return undefined;
  const { minX, minY, maxX, maxY } = growBox(upright, thickness / 2);
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return { kind: "convex", points: corners.map((corner) => rotatePoint(corner, text.rotation)), radius: 0 };
}
