import { IconVector, IconVectorOff } from "@tabler/icons-react";
import { indexBoard, type NetId } from "@tracewright/board";
import { shownName } from "@tracewright/text";
import { useCanvasSelection } from "../../controller/canvas/selection.ts";
import { useSubject } from "../../controller/canvas/subject.ts";
import { connectedNets } from "../../ratsnest/connected-nets.ts";
import { fill, useCanvasTexts } from "../../texts/use-canvas-texts.ts";
import classes from "../board-canvas.module.css";
import { useDisplay } from "../use-display.ts";
import { FoundList } from "./found-list.tsx";
import { Swatch } from "./swatch.tsx";

/** The nets of the board, with the open connections of each: highlighted, coloured, without airwires. */
export function NetList() {
  const { board, openByNet } = useSubject();
  const { net: highlighted, setNet: onNet } = useCanvasSelection();
  const { nets, setNets: onNets } = useDisplay();
  const texts = useCanvasTexts();
  const { padsByNet } = indexBoard(board);
  const listed = connectedNets(board, openByNet);
  const toggleWires = (net: NetId) => {
    const quiet = new Set(nets.quiet);
    if (!quiet.delete(net)) quiet.add(net);
    onNets({ ...nets, quiet });
  };
  return (
    <>
      {nets.colours.size > 0 && (
        <button type="button" className={classes.plain} onClick={() => onNets({ ...nets, colours: new Map() })}>
          {texts.netColoursBack}
        </button>
      )}
      <FoundList
        entries={listed}
        wordsOf={(net) => shownName(net.name)}
        keyOf={(net) => net.id}
        render={({ id, name: written }) => {
          const name = shownName(written);
          const open = openByNet.get(id) ?? 0;
          const wires = fill(texts.airwiresOf, { net: name });
          return (
            <>
              <button
                type="button"
                className={classes.eye}
                aria-pressed={!nets.quiet.has(id)}
                aria-label={wires}
                title={wires}
                onClick={() => toggleWires(id)}
              >
                {nets.quiet.has(id) ? <IconVectorOff size={16} aria-hidden /> : <IconVector size={16} aria-hidden />}
              </button>
              <Swatch
                colour={nets.colours.get(id)}
                label={fill(texts.colourOf, { layer: name })}
                onColour={(colour) => onNets({ ...nets, colours: new Map([...nets.colours, [id, colour]]) })}
              />
              <button
                type="button"
                className={classes.row}
                aria-pressed={id === highlighted}
                onClick={() => onNet(id === highlighted ? undefined : id)}
              >
                <span className={classes.name}>{name}</span>
                <span className={classes.quiet}>
                  {open > 0
                    ? fill(texts.open, { count: open })
                    : fill(texts.pads, { count: padsByNet.get(id)?.length ?? 0 })}
                </span>
              </button>
            </>
          );
        }}
      />
    </>
  );
}
