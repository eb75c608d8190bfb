import type { Board, NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { ActiveLayer } from "../editing/active-layer.tsx";
import { RefusalNote } from "../editing/refusal-note.tsx";
import { GuideHint } from "../guide/guide-hint.tsx";
import { RouteStrip } from "../hand-routing/route-strip.tsx";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { CanvasChips } from "./canvas-chips.tsx";
import type { CanvasTools } from "./use-canvas-tools.ts";
import type { Display } from "./use-display.ts";
import type { CanvasSelection } from "./use-selection.ts";

/** What is said at the edges of the canvas: what one may do next, why something was refused, what holds at this moment. */
export function CanvasNotes({
  editor,
  board,
  whyReadOnly,
  choice,
  display: { theme, unit },
  tools,
  ratsnest,
  mayRun,
  onRouteNet,
  isFromBack,
}: {
  editor: Editor;
  /** As it is shown. */
  board: Board;
  /** Why it may not be edited now, in words, where there is more to say than that. */
  whyReadOnly: string | undefined;
  choice: CanvasSelection;
  display: Display;
  tools: CanvasTools;
  ratsnest: Ratsnest | undefined;
  mayRun: boolean;
  /** Routes the highlighted net, where that is possible now. */
  onRouteNet: ((net: NetId) => void) | undefined;
  isFromBack: boolean;
}) {
  return (
    <>
      <GuideHint editor={editor} mayRun={mayRun} open={ratsnest && ratsnest.total - ratsnest.connected} />
      <ActiveLayer editor={editor} theme={theme} />
      <RefusalNote editor={editor} board={board} unit={unit} whyReadOnly={whyReadOnly} />
      <CanvasChips
        board={board}
        isFilling={tools.drawing.isFilling}
        opened={tools.opened}
        net={choice.net}
        onRouteNet={onRouteNet}
        onNet={choice.setNet}
        selectedParts={choice.parts.length}
        onClear={choice.clear}
        isFromBack={isFromBack}
      >
        <RouteStrip editor={editor} routing={tools.routing} unit={unit} />
      </CanvasChips>
    </>
  );
}
