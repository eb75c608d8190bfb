import classes from "./checks-panel.module.css";

/** ✕ and △: told apart by form, colour only helps. The word stands beside it or is told by what holds it. */
export function SeveritySign({ severity }: { severity: "error" | "warning" }) {
  return (
    <span className={classes.sign} data-severity={severity} aria-hidden>
      {severity === "error" ? "✕" : "△"}
    </span>
  );
}
