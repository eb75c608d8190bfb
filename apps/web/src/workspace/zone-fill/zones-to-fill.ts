import { type Board, type ItemId, resolveLayers, type Zone } from "@tracewright/board";
import { type Box, boxesTouch, boxOfPoints } from "@tracewright/geometry";

/**
 * The pours that have come, have lost their fill or have been moved from one board to the next: by the hand that did
 * so. One that is changed while its fill is `underway` has to be filled again, though it had none that it could lose.
 */
export function staleZones(
  before: Board,
  after: Board,
  underway: (id: ItemId) => boolean = () => false,
): readonly Zone[] {
  if (before.zones === after.zones) return [];
  const old = new Map(before.zones.map((zone) => [zone.id, zone]));
  return after.zones.filter((zone) => {
    const earlier = old.get(zone.id);
    if (zone.keepout || earlier === zone) return false;
    return !earlier || ((earlier.filled || underway(zone.id)) && (!zone.filled || zone.outline !== earlier.outline));
  });
}

/**
 * What has to be refilled when some zones have changed: they, and the filled pours that they reach over. All others keep what
 * they have, a file's own fill too.
 */
export function zonesToFill(board: Board, changed: readonly Zone[]): ReadonlySet<ItemId> {
  const places = changed.map((zone) => ({ box: boxOf(zone), layers: new Set(resolveLayers(board, zone.layers)) }));
  const wanted = board.zones.filter((zone) => {
    const box = boxOf(zone);
    const isNear = places.some(
      (place) =>
        box &&
        place.box &&
        boxesTouch(box, place.box) &&
        resolveLayers(board, zone.layers).some((on) => place.layers.has(on)),
    );
    return !zone.keepout && (changed.includes(zone) || (zone.filled && isNear));
  });
  return new Set(wanted.map(({ id }) => id));
}

function boxOf({ outline }: Zone): Box | undefined {
  return boxOfPoints(outline.flat());
}
