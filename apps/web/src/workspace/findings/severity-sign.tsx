import classes from "./severity-sign.module.css";

/** ✕ and △: distinguished by form, colour only helps. The word is beside it, or its container announces it. */
export function SeveritySign({ severity }: { severity: "error" | "warning" }) {
  return (
    <span className={classes.sign} data-severity={severity} aria-hidden>
      {severity === "error" ? "✕" : "△"}
    </span>
  );
}
