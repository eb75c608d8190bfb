import { useTranslation } from "react-i18next";
import { useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./twin-table.module.css";

/** Longer tables are counted, not drawn: the search narrows them. */
const ROWS_SHOWN = 300;

export interface TwinColumn<Row> {
  readonly name: string;
  readonly text: (row: Row) => string;
  readonly isNumber?: boolean;
}

/** A table whose first column names the rows and leads to them on the board. */
export function TwinTable<Row>({
  label,
  rows,
  columns,
  keyOf,
  query,
  onRow,
}: {
  label: string;
  rows: readonly Row[];
  columns: readonly TwinColumn<Row>[];
  keyOf: (row: Row) => string;
  query: string;
  onRow: (row: Row) => void;
}) {
  const { t } = useTranslation();
  const texts = useCanvasTexts();
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (wanted.length === 0) return true;
    const whole = columns.map(({ text }) => text(row).toLowerCase()).join(" ");
    return wanted.every((word) => whole.includes(word));
  });
  const [first, ...others] = columns;
  if (!first || found.length === 0) return <p role="status">{texts.noMatch}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.slice(0, ROWS_SHOWN).map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">
                <button type="button" onClick={() => onRow(row)}>
                  {first.text(row)}
                </button>
              </th>
              {others.map(({ name, text, isNumber }) => (
                <td key={name} className={isNumber ? "tw-number" : undefined}>
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > ROWS_SHOWN && <p>{t("workspace.twin.more", { count: found.length - ROWS_SHOWN })}</p>}
    </section>
  );
}
