import {
  antennaModuleOf,
  applyEdit,
  type Board,
  type BoardEdit,
  editBetween,
  type Footprint,
  type Group,
  type Intent,
  ITEM_LISTS,
  type Item,
  type ItemId,
  itemsById,
  motionOnto,
  moveItem,
  rigidMembers,
  withBlocksHeld,
  withBlocksReleased,
} from "@tracewright/board";
import { compileNamePattern } from "../problem/name-pattern.ts";
import { describeBody } from "./describe-body.ts";
import { mouthOfBody } from "./mouth-of-body.ts";

interface Body {
  readonly group: Group;
  readonly part: Footprint;
  readonly members: readonly Item[];
}

/** A board whose rigid blocks are one part each, and the way back. */
export class Bodies {
  /** With a part for each body in place of its members. */
  readonly board: Board;
  /** Reference of the body by reference of a part in it. */
  readonly bodyOf: ReadonlyMap<string, string>;
  readonly #source: Board;
  readonly #bodies: ReadonlyMap<ItemId, Body>;

  constructor(source: Board, bodies: readonly Body[]) {
    this.#source = source;
    this.#bodies = new Map(bodies.map((body) => [body.part.id, body]));
    const inside = new Set(bodies.flatMap(({ members }) => members.map(({ record }) => record.id)));
    const lists = Object.fromEntries(
      ITEM_LISTS.map((list) => [
        list,
        (source[list] as readonly { readonly id: ItemId }[]).filter(({ id }) => !inside.has(id)),
      ]),
    );
    const rest: Board = { ...source, ...lists };
    const groups = source.groups.filter(({ id }) => !this.#bodies.has(id));
    this.board = withBlocksHeld({
      ...rest,
      groups,
      footprints: [...rest.footprints, ...bodies.map(({ part }) => part)],
    });
    this.bodyOf = new Map(
      bodies.flatMap(({ part, members }) =>
        members.flatMap((item) =>
          item.list === "footprints" ? [[item.record.reference, part.reference] as const] : [],
        ),
      ),
    );
  }

  /** An edit of the board with bodies as one of the board with their members. */
  expand(edit: BoardEdit): BoardEdit {
    const after = withBlocksReleased(applyEdit(this.board, edit), this.#source);
    if (edit.lists.length === 0 && edit.settings.length === 0) return edit;
    const moved = new Map(
      after.footprints
        .flatMap((part) => (this.#bodies.has(part.id) ? this.#membersAt(part) : []))
        .map((item) => [item.record.id, item]),
    );
    const lists = Object.fromEntries(
      ITEM_LISTS.map((list) => {
        const others = new Map(
          (after[list] as readonly { readonly id: ItemId }[]).map((record) => [record.id, record]),
        );
        const records = (this.#source[list] as readonly { readonly id: ItemId }[]).flatMap(({ id }) => {
          const record = moved.get(id)?.record ?? others.get(id);
          return record ? [record] : [];
        });
        return [list, records];
      }),
    );
    return editBetween(this.#source, { ...this.#source, ...lists });
  }

  /** Parts where a body is, as parts where they are. */
  expandPlaces<Place extends Pick<Footprint, "id" | "position" | "rotation" | "side">>(
    places: readonly Place[],
  ): Pick<Footprint, "id" | "position" | "rotation" | "side">[] {
    return places.flatMap((place) => {
      const body = this.#bodies.get(place.id);
      if (!body) return [place];
      return this.#membersAt({ ...body.part, ...place }).flatMap((item) => {
        if (item.list !== "footprints") return [];
        const { id, position, rotation, side } = item.record;
        return [{ id, position, rotation, side }];
      });
    });
  }

  /** Always from where the body was at first: quarter turns are exact. Pours are filled again, like all others. */
  #membersAt(place: Footprint): Item[] {
    const body = this.#bodies.get(place.id);
    if (!body) return [];
    const motion = motionOnto(body.part, place);
    return body.members.map((member) => {
      const item = moveItem(member, motion, this.#source);
      return item.list === "zones" && item.record.fills.length > 0
        ? { list: item.list, record: { ...item.record, fills: [] } }
        : item;
    });
  }
}

/**
 * The rigid blocks of a board that a run may move, as bodies; undefined: it has no rigid block. A block is held where it is when
 * something of it is locked or fixed, when it holds an antenna, or when its parts that belong to the edge do not open to one
 * side of it.
 */
export function findBodies(
  board: Board,
  { intents, fixed = [] }: { readonly intents: readonly Intent[]; readonly fixed?: readonly string[] | undefined },
): Bodies | undefined {
  if (rigidMembers(board).size === 0) return undefined;
  const patterns = fixed.map(compileNamePattern);
  const partsOf = (kind: "edge" | "fixed") =>
    new Set(intents.flatMap((intent) => (intent.kind === kind ? [intent.part] : [])));
  const [held, atEdge] = [partsOf("fixed"), partsOf("edge")];
  const items = itemsById(board);
  const names = new Set(board.footprints.map(({ reference }) => reference));
  const bodies = board.groups.flatMap((group): Body[] => {
    const { block } = group;
    if (block?.mode !== "rigid" || group.locked) return [];
    const members = group.members.flatMap((id) => items.get(id) ?? []);
    const parts = members.flatMap((item) => (item.list === "footprints" ? [item.record] : []));
    const anchor = parts.find(({ id }) => id === block.anchor.part);
    const stays =
      members.some(({ record }) => record.locked) ||
      parts.some(
        (part) =>
          held.has(part.reference) ||
          patterns.some((pattern) => pattern.test(part.reference)) ||
          antennaModuleOf(part) !== undefined,
      );
    if (!anchor || stays) return [];
    const isAtEdge = ({ reference }: Footprint) => atEdge.has(reference);
    const mouth = mouthOfBody(parts, isAtEdge);
    if (!mouth && parts.some(isAtEdge)) return [];
    const name = freeName(group.name, names);
    names.add(name);
    return [{ group, members, part: describeBody(board, { ...group, block, name }, anchor, mouth) }];
  });
  return new Bodies(board, bodies);
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let [free, count] = [name, 1];
  while (taken.has(free)) {
    count += 1;
    free = `${name} ${count}`;
  }
  return free;
}
