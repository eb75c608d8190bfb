import type { ReactNode } from "react";
import classes from "./administration.module.css";

/** A table that is wider than a narrow window scrolls in here, by keys too. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className={classes.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
      tabIndex={0}
    >
      {children}
    </section>
  );
}
