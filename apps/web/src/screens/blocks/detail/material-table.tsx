import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../format/format-money.ts";
import type { BlockFactsFragment } from "../../../graphql/generated/documents.ts";
import { DataTable } from "../../../shell/data-table.tsx";
import classes from "../blocks.module.css";

type Material = BlockFactsFragment["materials"][number];

/** The parts of a block, and what is known of buying them. */
export function MaterialTable({ materials }: { materials: readonly Material[] }) {
  const { t } = useTranslation();
  if (materials.length === 0) return <p className={classes.quiet}>{t("library.noMaterials")}</p>;
  return (
    <DataTable
      label={t("library.materials")}
      rows={materials}
      keyOf={(_material, index) => index}
      columns={[
        {
          head: t("library.part"),
          cell: ({ name, references, option, isDefault }) => (
            <>
              <strong>{name}</strong>
              <div className={classes.quiet}>
                {[references.join(", "), option, ...(isDefault ? [] : [t("library.alternative")])]
                  .filter(Boolean)
                  .join(" · ")}
              </div>
            </>
          ),
        },
        { head: t("library.footprint"), isQuiet: true, cell: ({ footprint }) => footprint ?? "" },
        {
          head: t("library.partNumber"),
          cell: ({ manufacturer, manufacturerPartNumber }) =>
            manufacturerPartNumber === null
              ? t("library.unknown")
              : [manufacturer, manufacturerPartNumber].filter(Boolean).join(" "),
        },
        { head: t("library.supply"), cell: (material) => <Supply material={material} /> },
      ]}
    />
  );
}

function Supply({ material: { supplyItem, integrationStatus } }: { material: Material }) {
  const { t, i18n } = useTranslation();
  if (integrationStatus === "NONE") return t("library.notBought");
  const [price] = supplyItem?.priceBreaks ?? [];
  if (!supplyItem || supplyItem.supplier === "") return t("library.noSupplier");
  return (
    <>
      {supplyItem.productDetailURL ? (
        <Anchor href={supplyItem.productDetailURL} target="_blank" rel="noreferrer" size="sm">
          {supplyItem.supplier}
        </Anchor>
      ) : (
        supplyItem.supplier
      )}
      <div className={classes.quiet}>
        {price ? formatMoney(String(price.price), price.currency, i18n.language) : t("library.priceUnknown")}
      </div>
    </>
  );
}
