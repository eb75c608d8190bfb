import { describeItem } from "../describe-item.ts";
import type { ElectricalItem, FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import type { GraphSheetPin } from "../graph/graph-item.ts";
import { plainName } from "../graph/subnet.ts";

/** The pins of a sheet symbol and the hierarchical labels of its sheet have the same names. */
export const hierLabelMismatch: ElectricalRule = {
  id: "hier_label_mismatch",
  severity: "error",
  find: ({ graph }) => {
    const byId = new Map<string, (typeof graph.sheets)[number]>(graph.sheets.map((items) => [items.sheet.id, items]));
    return graph.sheets.flatMap(({ sheet, sheetPins }) =>
      sheet.items.flatMap((entry): FoundElectrical[] => {
        if (entry.kind !== "sheet" || entry.child === undefined) return [];
        const child = byId.get(entry.child);
        if (!child) return [];
        const labels = child.labels.filter(({ scope }) => scope === "hierarchical");
        const pins = sheetPins.filter((pin) => pin.entry === entry);
        const labelNames = new Set(labels.map(({ text }) => plainName(text)));
        const pinNames = new Set(pins.map(({ text }) => plainName(text)));
        const lonelyLabels = new Map(
          labels.filter(({ text }) => !pinNames.has(plainName(text))).map((label) => [plainName(label.text), label]),
        );
        const lonelyPins = new Map<string, GraphSheetPin>(
          pins.filter(({ text }) => !labelNames.has(plainName(text))).map((pin) => [plainName(pin.text), pin]),
        );
        const facts = (name: string) => ({ name, place: entry.name });
        return [
          ...[...lonelyPins].map(
            ([name, pin]): FoundElectrical => ({
              about: `${child.sheet.path} ${name}`,
              message: { kind: "hier-pin-without-label", facts: facts(name) },
              items: [describeItem(pin)],
              nets: [],
            }),
          ),
          ...[...lonelyLabels].map(
            ([name, label]): FoundElectrical => ({
              about: `${child.sheet.path} ${name}`,
              message: { kind: "hier-label-without-pin", facts: facts(name) },
              items: [describeItem(label)],
              nets: [],
            }),
          ),
        ];
      }),
    );
  },
};

export const duplicateSheetNames: ElectricalRule = {
  id: "duplicate_sheet_names",
  severity: "error",
  find: ({ graph }) =>
    graph.sheets.flatMap(({ sheet }) => {
      const known = new Map<string, ElectricalItem>();
      return sheet.items.flatMap((entry): FoundElectrical[] => {
        if (entry.kind !== "sheet") return [];
        const description = `Hierarchical Sheet '${entry.name}'`;
        const item = { id: entry.id, sheet: sheet.id, position: entry.position, description };
        const first = known.get(entry.name.toLowerCase());
        if (!first) known.set(entry.name.toLowerCase(), item);
        if (!first) return [];
        const about = `${sheet.path} ${entry.name}`;
        return [
          {
            about,
            message: { kind: "duplicate-sheet-names", facts: { name: entry.name } },
            items: [first, item],
            nets: [],
          },
        ];
      });
    }),
};
