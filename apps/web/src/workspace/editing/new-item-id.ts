import { type ItemId, itemId } from "@tracewright/board";

/** An id that no record of any board has. Written out, because `randomUUID` is missing where a page comes without TLS. */
export function newItemId(): ItemId {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return itemId(Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));
}
