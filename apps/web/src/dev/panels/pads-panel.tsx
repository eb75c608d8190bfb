import { TextInput } from "@mantine/core";
import type { InspectedTerminal } from "@tracewright/routing";
import { useState } from "react";
import { plural } from "../step-texts.ts";
import classes from "../workbench.module.css";

const MAX_ROWS = 300;

/** The terminals of the problem and how many ways lead into each; those without any come first. */
export function PadsPanel({
  terminals,
  chosen,
  onTerminal,
}: {
  terminals: readonly InspectedTerminal[];
  chosen: number | undefined;
  onTerminal: (terminal: number | undefined) => void;
}) {
  const [wanted, setWanted] = useState("");
  const words = wanted.trim().toLowerCase();
  const rows = [...terminals.entries()]
    .filter(([, { label, net }]) => `${label} ${net}`.toLowerCase().includes(words))
    .sort(([a, first], [b, second]) => Math.sign(first.accesses) - Math.sign(second.accesses) || a - b);
  return (
    <div>
      <div className={classes.ask}>
        <TextInput
          size="xs"
          className={classes.search}
          aria-label="Find a pad or net"
          placeholder="Find a pad or net"
          value={wanted}
          onChange={({ currentTarget: { value } }) => setWanted(value)}
        />
      </div>
      <ul className={classes.list}>
        {rows.slice(0, MAX_ROWS).map(([number, { label, net, accesses }]) => (
          <li key={number}>
            <button
              type="button"
              className={classes.row}
              aria-pressed={number === chosen}
              onClick={() => onTerminal(number === chosen ? undefined : number)}
            >
              <span>
                {label} <span className={classes.quiet}>{net}</span>
              </span>
              <span className={accesses === 0 ? classes.bad : classes.quiet}>
                {accesses === 0 ? "no way in" : plural(accesses, "way")}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
