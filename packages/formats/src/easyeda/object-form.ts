/**
 * The editor's scripting interface hands documents out as objects, `{"TRACK": {"gge6": {"layerid": "1", …}}, "itemOrder": […]}`,
 * instead of the texts that files are saved with. Of these the vendor describes tracks and wires alone (EasyEDA Document Format,
 * "PCB File Object" and "Schematic File Object"): a reader would have to guess what a pad is.
 */
const LISTS: ReadonlySet<string> = new Set([
  ...["TRACK", "PAD", "VIA", "TEXT", "FOOTPRINT", "ARC", "RECT", "CIRCLE", "HOLE", "COPPERAREA", "SOLIDREGION"],
  ...["wire", "Symbol", "schlib", "junction", "bus", "busentry", "netlabel", "netflag", "polyline", "annotation"],
]);

/** Whether a document is in that form: it has an order of its items, or lists of items by their ids, and no list of shapes. */
export function isEasyedaObjectForm(json: unknown): boolean {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return false;
  const members = Object.entries(json);
  if (members.some(([name]) => name === "shape")) return false;
  return members.some(
    ([name, value]) => (name === "itemOrder" && Array.isArray(value)) || (LISTS.has(name) && isListOfItems(value)),
  );
}

function isListOfItems(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const items = Object.values(value);
  return items.length > 0 && items.every((item) => typeof item === "object" && item !== null && !Array.isArray(item));
}
