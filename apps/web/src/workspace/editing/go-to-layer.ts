import type { CopperLayerId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";

/** Makes a layer the active one; a track being drawn goes there by a via, and where there is no room for one all stays. */
export function goToLayer(editor: Editor, layer: CopperLayerId): void {
  const { routing } = editor.state.tool.view;
  if (routing && routing.layer !== layer) editor.send({ kind: "layer", layer });
  const { routing: now } = editor.state.tool.view;
  if (!now || now.layer === layer) editor.set({ layer });
}
