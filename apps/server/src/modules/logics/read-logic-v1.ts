import type { Circuit, Sheet } from "@tracewright/board";
import type { Logic } from "@tracewright/logic";
import { presentBlockLogic } from "../../wire/logic/present-block-logic.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import type { BlockLogicRecord } from "../blocks/read-block-document.ts";
import { readCircuit, readLogicDocument } from "../designs/read-design.ts";
import { atVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";

export interface ProjectLogicRecord {
  readonly project: ProjectRow;
  /** Undefined: the project is not made of blocks. */
  readonly logic: Logic | undefined;
  readonly blockLogics: readonly BlockLogicRecord[];
}

/** The schematic of a version by blocks; of a project that is not made of blocks by sheets. */
export async function readLogicV1(
  context: RequestContext,
  input: VersionInput & { readonly id: string },
): Promise<ProjectLogicRecord> {
  const { userId } = requireSession(context);
  const { application } = context;
  const project = await atVersion(
    application.db,
    await requireProject(application.db, userId, input.id, "READ"),
    input,
  );
  const [circuit, logic] = await Promise.all([
    readCircuit(application, project.circuitHash),
    readLogicDocument(application, project.logicHash),
  ]);
  return { project, logic, blockLogics: circuit ? logicsOf(circuit, logic) : [] };
}

function logicsOf(circuit: Circuit, logic: Logic | undefined): BlockLogicRecord[] {
  const top = circuit.sheets.filter((sheet) => (logic ? sheet.parent === circuit.sheets[0]?.id : true));
  return top.map((sheet): BlockLogicRecord => {
    const sheets = logic
      ? circuit.sheets.filter(({ id }) => id === sheet.id || id.startsWith(`${sheet.id}/`))
      : [sheet];
    const ids = new Set(sheets.map(({ id }) => id));
    const components = circuit.components.filter((component) => ids.has(component.sheet));
    const use = logic?.uses.find(({ name }) => name === sheet.name);
    return {
      blockId: use?.block.id ?? sheet.id,
      blockName: nameOf(sheet, circuit),
      logic: presentBlockLogic(circuit, { sheets, components }),
    };
  });
}

function nameOf({ name, path }: Sheet, { title }: Circuit): string {
  return name || (path === "/" ? title : path);
}
