import type { Board, Group, ItemId } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { EditBuilder } from "../edit-builder.ts";
import type { CommandOutcome } from "./command.ts";

export interface BlockChange {
  readonly name?: string;
  readonly mode?: NonNullable<Group["block"]>["mode"];
  readonly margin?: Nm;
}

/** What can be said of a block on the board; its parts and copper stay. */
export function changeBlock(board: Board, id: ItemId, { name, mode, margin }: BlockChange): CommandOutcome {
  const group = board.groups.find((one) => one.id === id);
  if (!group?.block) return { locked: [], refusal: "nothing-there" };
  const after: Group = {
    ...group,
    ...(name !== undefined && { name }),
    block: { ...group.block, ...(mode && { mode }), ...(margin !== undefined && { margin }) },
  };
  const builder = new EditBuilder(board);
  builder.update("groups", group, after);
  const edit = builder.build();
  return { ...(edit && { edit }), locked: [] };
}

/** The block whose members are selected, all of them and nothing else. */
export function blockOf(board: Board, selection: readonly ItemId[]): Group | undefined {
  const [first] = selection;
  if (first === undefined) return undefined;
  const selected = new Set(selection);
  return board.groups.find(
    ({ block, members }) =>
      block !== undefined &&
      members.includes(first) &&
      members.length === selected.size &&
      members.every((id) => selected.has(id)),
  );
}
