import { Button } from "@mantine/core";
import type { InspectedOpenNet, OpenConnection } from "@tracewright/routing";
import { plural, REASON_NAMES } from "../step-texts.ts";
import classes from "../workbench.module.css";

/** What the best snapshot leaves open, and why once the engine was asked. */
export function OpenPanel({
  openNets,
  open,
  isExplaining,
  isBusy,
  onExplain,
  chosen,
  onConnection,
}: {
  openNets: readonly InspectedOpenNet[];
  open: readonly OpenConnection[] | undefined;
  isExplaining: boolean;
  isBusy: boolean;
  onExplain: () => void;
  chosen: OpenConnection | undefined;
  onConnection: (connection: OpenConnection) => void;
}) {
  if (openNets.length === 0) return <p className={classes.empty}>Every connection is made.</p>;
  if (open)
    return (
      <ul className={classes.list}>
        {open.map((connection, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <li key={index}>
            <button
              type="button"
              className={classes.row}
              aria-pressed={connection === chosen}
              onClick={() => onConnection(connection)}
            >
              <span>
                <strong>{connection.net}</strong> {connection.from.label} → {connection.to.label}
                <span className={classes.reason}>
                  {REASON_NAMES[connection.reason.kind]}: {connection.reason.message}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    );
  return (
    <div>
      <div className={classes.ask}>
        <Button size="xs" variant="default" onClick={onExplain} loading={isExplaining} disabled={isBusy}>
          Explain
        </Button>
        <span className={classes.quiet}>Asks the engine why each of these is open.</span>
      </div>
      <ul className={classes.list}>
        {openNets.map(({ net, open: count, hopeless }) => (
          <li key={net} className={classes.plainRow}>
            <span>{net}</span>
            <span className={classes.quiet}>
              {plural(count, "open", "open")}
              {hopeless > 0 && `, ${hopeless} without any way in`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
