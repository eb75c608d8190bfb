import { Menu } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import {
  type Board,
  type Circuit,
  NET_KINDS,
  type NetKind,
  type NetReading,
  type PinName,
  readNets,
  withSaidNets,
} from "@tracewright/board";
import { setBoardProperties } from "@tracewright/editor";
import { shownName } from "@tracewright/text";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspacePointing } from "../controller/pointing.ts";
import { DropIcon } from "../supply-drop/drop-button.tsx";
import classes from "./intents-panel.module.css";

/** More pins are counted, not named. */
const PINS_NAMED = 4;
const ROWS_SHOWN = 60;

/** What the nets of the board were taken for, with the reason; plain signals only where they are looked for. */
export function NetSection({ board, circuit, find }: { board: Board; circuit: Circuit | undefined; find: string }) {
  const { t } = useTranslation();
  const listId = useId();
  const [isTurned, setTurned] = useState(false);
  const [shown, setShown] = useState(ROWS_SHOWN);
  const wanted = find.trim().toLowerCase();
  const nets = useMemo(() => {
    const order = new Map(NET_KINDS.map((kind, index) => [kind, index]));
    return readNets(board, circuit).toSorted((a, b) => order.get(a.kind)! - order.get(b.kind)!);
  }, [board, circuit]);
  const found = nets.filter(({ name, kind, reason }) => {
    if (wanted === "") return kind !== "plain" || reason.kind === "said";
    return `${shownName(name)} ${t(`nets.kind.${kind}`)}`.toLowerCase().includes(wanted);
  });
  if (found.length === 0) return null;
  const isOpen = isTurned || wanted !== "";
  return (
    <section>
      <div className={classes.sectionHead}>
        <h3>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setTurned(!isOpen)}
          >
            <IconChevronRight size={14} aria-hidden data-open={isOpen} />
            {t("nets.title")} <span className={classes.count}>{found.length}</span>
          </button>
        </h3>
      </div>
      <ul id={listId} className={classes.rows} hidden={!isOpen}>
        {isOpen && found.slice(0, shown).map((net) => <NetRow key={net.net} reading={net} circuit={circuit} />)}
        {isOpen && found.length > shown && (
          <li>
            <button type="button" className={classes.fold} onClick={() => setShown(shown + ROWS_SHOWN)}>
              {t("intents.more", { count: Math.min(found.length - shown, ROWS_SHOWN) })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function NetRow({
  reading: { net, name, kind, reason, sources = [], loads = [] },
  circuit,
}: {
  reading: NetReading;
  circuit: Circuit | undefined;
}) {
  const { t } = useTranslation();
  const { editor } = useWorkspaceBoard();
  const { showNets } = useWorkspacePointing();
  const say = (said: NetKind | undefined) =>
    editor?.run("properties", (board) => setBoardProperties(board, withSaidNets(board, [{ net: name, kind: said }])));
  const isFed = sources.length > 0 && loads.length > 0;
  return (
    <li className={classes.row}>
      <button type="button" className={classes.chip} onClick={() => showNets([net])}>
        <span className={classes.rowTitle}>{shownName(name)}</span>
        <span className={classes.why}>
          {t(`nets.why.${reason.kind}`, { ...NO_FACTS, ...shownFacts(reason.facts) })}
          {isFed && ` ${t("nets.feeds", { sources: namePins(sources), loads: namePins(loads) })}`}
        </span>
      </button>
      {kind === "supply" && isFed && <DropIcon net={net} name={shownName(name)} circuit={circuit} />}
      <Menu position="bottom-end" disabled={!editor}>
        <Menu.Target>
          <button
            type="button"
            className={classes.netKind}
            disabled={!editor}
            aria-label={t("nets.change", { net: shownName(name), kind: t(`nets.kind.${kind}`) })}
          >
            {t(`nets.kind.${kind}`)}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {reason.kind === "said" && <Menu.Item onClick={() => say(undefined)}>{t("nets.automatic")}</Menu.Item>}
          {NET_KINDS.map((other) => (
            <Menu.Item key={other} disabled={other === kind} onClick={() => say(other)}>
              {t(`nets.kind.${other}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** Every value that a reason may have: each has its own. */
const NO_FACTS = { part: "", pin: "", pins: "", partner: "", inductor: "", netClass: "", bus: "" };

function shownFacts(facts: NetReading["reason"]["facts"]): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, shownName(String(value))]));
}

/** "U1.2, J1.4, +3" */
function namePins(pins: readonly PinName[]): string {
  const named = pins.slice(0, PINS_NAMED).map(({ reference, pad }) => `${reference}.${pad}`);
  const more = pins.length - named.length;
  return [...named, ...(more > 0 ? [`+${more}`] : [])].join(", ");
}
