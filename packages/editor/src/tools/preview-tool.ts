import type { BoardEdit, ItemId } from "@tracewright/board";
import type { Tool, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";

/** What a preview is of; the screen has a panel for each. */
export type PreviewTask = "replicate";

/** Shows what a command would do before it is run: the canvas is looked at, and cancel ends it. */
export class PreviewTool implements Tool {
  readonly name = "preview";
  readonly isHolding = true;
  readonly task: PreviewTask;
  /** What the command is about. */
  readonly ids: readonly ItemId[];
  readonly view: ToolView;

  constructor(task: PreviewTask, ids: readonly ItemId[], edit?: BoardEdit) {
    this.task = task;
    this.ids = ids;
    this.view = edit ? { edit } : {};
  }

  with(edit: BoardEdit | undefined): PreviewTool {
    return new PreviewTool(this.task, this.ids, edit);
  }

  handle(event: ToolEvent): ToolStep {
    return event.kind === "cancel" ? {} : { tool: this };
  }
}
