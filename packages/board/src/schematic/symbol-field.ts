import { type ItemId, itemId } from "../records/ids.ts";

/** The id of a symbol's field tells which one it is: the symbol's id and the field's name. */
export function fieldId(symbol: ItemId, name: string): ItemId {
  return itemId(`${symbol}:${name}`);
}

export function nameOfField(field: ItemId): string {
  return field.slice(field.indexOf(":") + 1);
}
