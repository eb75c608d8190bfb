import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./neighbour-links.module.css";

interface Neighbour {
  readonly path: string;
  readonly label: string;
  readonly title: ReactNode;
}

/** Leads from a page of one entry to those before and after it in its list. */
export function NeighbourLinks({
  label,
  neighbours,
}: {
  readonly label: string;
  readonly neighbours: readonly (Neighbour | null | undefined)[];
}) {
  const links = neighbours.filter((neighbour) => neighbour != null);
  if (links.length === 0) return null;
  return (
    <nav className={classes.neighbours} aria-label={label}>
      {links.map((neighbour) => (
        <Link key={neighbour.label} to={neighbour.path}>
          <span>{neighbour.label}</span> {neighbour.title}
        </Link>
      ))}
    </nav>
  );
}
