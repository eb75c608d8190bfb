import { Anchor } from "@mantine/core";
import classes from "./bill-panel.module.css";
import { supplierPage } from "./supplier-page.ts";
import type { BillLine } from "./use-bill.ts";

/** The numbers that the design itself gives a part, as they stand there, before any supplier is asked. */
export function GivenNumbers({ line }: { line: BillLine }) {
  const { manufacturer, manufacturerPartNumber, supplierParts } = line;
  if (!manufacturerPartNumber && supplierParts.length === 0) return <span className={classes.muted}>–</span>;
  return (
    <span className={classes.given}>
      {manufacturerPartNumber && (
        <span title={[manufacturer, manufacturerPartNumber].filter(Boolean).join(" ")}>{manufacturerPartNumber}</span>
      )}
      {supplierParts.map(({ supplier, partNumber }) => {
        const page = supplierPage(supplier, partNumber);
        const said = [supplier, partNumber].filter(Boolean).join(" ");
        return page ? (
          <Anchor key={said} href={page} target="_blank" rel="noreferrer noopener" fz={12}>
            {said}
          </Anchor>
        ) : (
          <span key={said}>{said}</span>
        );
      })}
    </span>
  );
}
