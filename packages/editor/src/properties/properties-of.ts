import { type Board, findItems, type Item, type ItemId, isAlike, isLocked } from "@tracewright/board";
import type { Property } from "./property.ts";
import { type ItemTrait, traitsOf } from "./traits-of.ts";

/** The fields of what is selected: those that all of it has, in the order of the first. */
export function propertiesOf(board: Board, ids: Iterable<ItemId>): readonly Property[] {
  const [first, ...others] = findItems(board, ids).map((item) => ({
    item,
    isHeld: isLocked(board, item),
    traits: new Map(traitsOf(board, item).map((trait) => [trait.key, trait])),
  }));
  if (!first) return [];
  return [...first.traits.values()].flatMap((trait): Property[] => {
    const owners = [first, ...others].flatMap(({ item, isHeld, traits }): Owner[] => {
      const own = traits.get(trait.key);
      return own?.kind === trait.kind ? [{ item, isHeld, trait: own }] : [];
    });
    return owners.length === others.length + 1 ? [propertyOf(board, trait, owners)] : [];
  });
}

interface Owner {
  readonly item: Item;
  readonly isHeld: boolean;
  readonly trait: ItemTrait;
}

function propertyOf(board: Board, { key, kind }: ItemTrait, owners: readonly Owner[]): Property {
  const [value = null, ...rest] = owners.map(({ item, trait }) => trait.read(item.record, board));
  const limits = owners.flatMap(({ item, trait }) => trait.limits?.(item.record) ?? []);
  const least = limits.flatMap((limit) => limit.least ?? []);
  const most = limits.flatMap((limit) => limit.most ?? []);
  const choices = owners.flatMap(({ item, trait }) => {
    const own = trait.choices?.(item.record, board);
    return own ? [own] : [];
  });
  return {
    key,
    kind,
    value,
    isMixed: rest.some((other) => !isAlike(other, value)),
    // The mark of a lock has a command of its own.
    isEditable:
      key === "locked" || owners.some(({ trait, isHeld }) => trait.write && !(isHeld && trait.isHeld === true)),
    ...(choices[0] && { choices: choices[0].filter((choice) => choices.every((own) => own.includes(choice))) }),
    ...(least.length > 0 && { least: Math.max(...least) }),
    ...(most.length > 0 && { most: Math.min(...most) }),
  };
}
