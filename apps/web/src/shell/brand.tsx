import classes from "./brand.module.css";

/** The mark: one track from pad to pad. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={classes.mark}>
        <path d="M5.5 6h7l6 6v6" />
        <circle cx="5.5" cy="6" r="2.6" />
        <circle cx="18.5" cy="18" r="2.6" />
      </svg>
      <span className={compact ? "tw-visually-hidden" : undefined}>Tracewright</span>
    </span>
  );
}
