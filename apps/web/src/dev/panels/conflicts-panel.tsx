import type { InspectedConflict } from "@tracewright/routing";
import { useMemo, useState } from "react";
import { plural } from "../step-texts.ts";
import classes from "../workbench.module.css";
import { groupConflicts } from "./group-conflicts.ts";

/** More rows than anybody scrolls through. */
const MAX_ROWS = 300;

/** Who is in whose way; a click goes there, another one to the pair's next place. */
export function ConflictsPanel({
  conflicts,
  onPlace,
}: {
  conflicts: readonly InspectedConflict[];
  onPlace: (place: InspectedConflict) => void;
}) {
  const groups = useMemo(() => groupConflicts(conflicts), [conflicts]);
  const [last, setLast] = useState({ key: "", index: 0 });
  if (groups.length === 0) return <p className={classes.empty}>No copper is in the way of other copper.</p>;
  return (
    <ul className={classes.list}>
      {groups.slice(0, MAX_ROWS).map(({ key, title, places }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.row}
            onClick={() => {
              const index = last.key === key ? (last.index + 1) % places.length : 0;
              setLast({ key, index });
              const place = places[index];
              if (place) onPlace(place);
            }}
          >
            <span>{title}</span>
            <span className={classes.quiet}>{plural(places.length, "place")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
