import type { BlockDefinition, PartRow } from "../../definition/block-definition.ts";
import { drawSymbol } from "../symbols.ts";
import { LineDrawing, PortNames } from "./draw-lines.ts";
import { hostPiece } from "./host-piece.ts";
import { NetKinds } from "./net-kinds.ts";
import { LinePlanner } from "./plan-lines.ts";
import { SheetPiece } from "./sheet-piece.ts";

/** What a sheet shows, in the order in which it is read: parts of many pins, other lines, parts between rails. */
export function piecesOf(definition: Pick<BlockDefinition, "parts" | "ports">): readonly SheetPiece[] {
  const { parts, ports } = definition;
  const kinds = new NetKinds(definition);
  const drawn = parts.filter(({ pins }) => pins.length > 0);
  const isSmall = (part: PartRow) => {
    const [one, two, ...more] = part.pins.map(({ net }) => net);
    const leads = one !== undefined && two !== undefined && one !== two && more.length === 0;
    return leads && !drawSymbol(part).isBox;
  };
  const planner = new LinePlanner(kinds, drawn.filter(isSmall));
  const banks = planner.takeBanks();
  const hostNets = drawn.flatMap((part) => (isSmall(part) ? [] : part.pins.flatMap(({ net }) => net ?? [])));
  const names = new PortNames(
    kinds,
    new Set([...hostNets, ...banks.flatMap(({ supply, ground }) => [supply, ground])]),
  );
  const pieces = drawn
    .filter((part) => !isSmall(part))
    .map((part) => hostPiece(part, { kinds, planner, ports: names }));
  const lineOf = (draw: (drawing: LineDrawing) => void) => {
    const piece = new SheetPiece();
    draw(new LineDrawing(piece, kinds, names));
    pieces.push(piece);
  };
  for (const line of planner.takeRest(rankOf(ports)))
    lineOf((drawing) => {
      const [first] = line.stretches;
      if (first) drawing.begin(first.net, { x: 0, y: 0 });
      drawing.line(line, { x: 0, y: 0 }, 1);
    });
  for (const bank of banks) lineOf((drawing) => drawing.bank(bank));
  // A port that no line ends in: its net is named where nothing else stands.
  for (const { net } of ports)
    if (names.isMissing(net)) {
      const line = { stretches: [{ net, columns: [], isNamed: false }], isOpen: true };
      lineOf((drawing) => {
        const start = { x: 0, y: 0 };
        drawing.begin(net, start);
        if (kinds.kindOf(net) === "signal") drawing.line(line, start, 1);
        else if (kinds.kindOf(net) === "supply") drawing.supplyAbove(net, start);
      });
    }
  return pieces;
}

/** Lines begin at inputs, then at other ports. */
function rankOf(ports: BlockDefinition["ports"]): (net: string) => number {
  const ranks = new Map(
    ports.map(({ net, netType, direction }) => [net, netType === "GND" ? 3 : direction === "in" ? 0 : 1]),
  );
  return (net) => ranks.get(net) ?? 2;
}
