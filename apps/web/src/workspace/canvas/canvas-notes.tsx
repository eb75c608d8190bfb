import { useSubject } from "../controller/canvas/subject.ts";
import { ActiveLayer } from "../editing/active-layer.tsx";
import { RefusalNote } from "../editing/refusal-note.tsx";
import { GuideHint } from "../guide/guide-hint.tsx";
import { RouteStrip } from "../hand-routing/route-strip.tsx";
import { CanvasChips } from "./canvas-chips.tsx";
import { useTools } from "./use-canvas-tools.ts";
import { useDisplay } from "./use-display.ts";

/** What is said at the edges of the canvas: what one may do next, why something was refused, what holds at this moment. */
export function CanvasNotes() {
  const { editor, board, whyReadOnly, ratsnest, partActions } = useSubject();
  const { theme, unit } = useDisplay();
  const { routing } = useTools();
  return (
    <>
      <GuideHint
        editor={editor}
        mayRun={partActions !== undefined}
        open={ratsnest && ratsnest.total - ratsnest.connected}
      />
      <ActiveLayer editor={editor} theme={theme} />
      <RefusalNote editor={editor} board={board} unit={unit} whyReadOnly={whyReadOnly} />
      <CanvasChips>
        <RouteStrip editor={editor} routing={routing} unit={unit} />
      </CanvasChips>
    </>
  );
}
