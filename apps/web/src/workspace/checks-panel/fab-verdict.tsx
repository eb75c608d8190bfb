import { useState } from "react";
import type { Project } from "../../open-project/use-project.ts";
import { RefilledNote } from "../../verdict/refilled-note.tsx";
import { useBoardVerdict } from "../../verdict/use-board-verdict.ts";

/**
 * What the board comes to for a fab, where that is judged with other copper areas than those on the canvas. Of the
 * version with which the panel was opened alone: judging every edit that is saved would be work for nothing.
 */
export function FabVerdict({ project }: { project: Project }) {
  const [{ majorVersion, revisionVersion }] = useState(project);
  const { verdict } = useBoardVerdict({ id: project.id, majorVersion, revisionVersion });
  const isSame = project.majorVersion === majorVersion && project.revisionVersion === revisionVersion;
  return isSame && <RefilledNote verdict={verdict} of="findings" />;
}
