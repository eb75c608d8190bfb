import { type DrawnWire, type LogicNet, summariseSupplies } from "@tracewright/logic";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { LogicEditorState } from "../logic-editor.ts";
import { spanText } from "../span-text.ts";

/** Names of the buses as people write them. */
const BUSES: Readonly<Partial<Record<NonNullable<DrawnWire["bus"]>, string>>> = { I2C: "I²C", RS485: "RS-485" };

/** What a wire is: "VOUT · 3.2 V … 3.4 V", "I²C: SDA, SCL", "IO21". */
export function useWireText({ logic, book }: Pick<LogicEditorState, "logic" | "book">): (wire: DrawnWire) => string {
  const { t } = useTranslation();
  return useMemo(() => {
    const nets = new Map<string, LogicNet>(logic.nets.map((net) => [net.id, net]));
    const volts = new Map(summariseSupplies(logic, book).supplies.map((supply) => [supply.net, supply]));
    return ({ kind, bus, nets: own }) => {
      const names = own.flatMap((id) => nets.get(id)?.name ?? []).join(", ");
      if (kind === "bus" && bus) return `${BUSES[bus] ?? bus}: ${names}`;
      if (kind !== "supply") return names;
      const { min, max } = volts.get(own[0] ?? "") ?? {};
      const span = min === undefined || max === undefined ? t("library.unknown") : spanText({ min, max });
      return `${names} · ${span}`;
    };
  }, [logic, book, t]);
}
