import type { LoadedRun } from "./engine/desk-protocol.ts";
import classes from "./workbench.module.css";

const STANDINGS: Readonly<Record<NonNullable<LoadedRun["regression"]>["stands"], string>> = {
  step: "Stands at the saved step.",
  boundary: "The engine has changed since: stands at the epoch boundary before the saved step.",
  start:
    "The engine has changed since and cannot read the saved state: stands at the start, with the same board and options.",
};

/** What a saved step says of itself. */
export function RegressionNote({ regression }: { regression: LoadedRun["regression"] }) {
  if (!regression) return null;
  return (
    <p role="status" className={classes.note}>
      <strong>{STANDINGS[regression.stands]}</strong> {regression.about}
    </p>
  );
}
