import { useTranslation } from "react-i18next";
import type { BlockFactsFragment } from "../../../graphql/generated/documents.ts";
import { DataTable } from "../../../shell/data-table.tsx";
import classes from "../blocks.module.css";
import { voltageText } from "../voltage-text.ts";

export function PortTable({ ports }: { ports: BlockFactsFragment["ioPorts"] }) {
  const { t } = useTranslation();
  if (ports.length === 0) return <p className={classes.quiet}>{t("library.noPorts")}</p>;
  return (
    <DataTable
      label={t("library.portsTitle")}
      rows={ports}
      keyOf={({ key }) => key}
      columns={[
        { head: t("library.port"), cell: ({ name }) => <strong>{name}</strong> },
        { head: t("library.kind"), cell: ({ ioType }) => ioType ?? t("library.unknown") },
        {
          head: t("library.direction"),
          cell: ({ direction }) => (direction ? t(`library.directions.${direction}`) : t("library.unknown")),
        },
        {
          head: t("library.voltage"),
          cell: ({ minVoltage, maxVoltage }) => voltageText(minVoltage, maxVoltage) ?? t("library.unknown"),
        },
        { head: t("library.net"), isQuiet: true, cell: ({ net }) => net ?? "" },
        { head: t("library.pins"), isQuiet: true, cell: ({ pins }) => pins.join(", ") },
      ]}
    />
  );
}
