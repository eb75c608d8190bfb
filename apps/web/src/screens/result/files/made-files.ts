import { exportRequestOf, INITIAL_OPTIONS } from "../../../export/drawing-export/requested-drawing-options.ts";
import { EXPORT_ENTRIES, type ExportRequest } from "../../../export/export-entries.ts";
import type { ExportJobFragment } from "../../../graphql/generated/documents.ts";
import type { Project } from "../../../open-project/use-project.ts";

export type FileGroup = "fab" | "drawings" | "model" | "design";

/** A file that the server makes while nobody has to wait for it. */
export interface MadeFile {
  /** Names its row and its texts; a drawing goes by its file type. */
  readonly key: (typeof EXPORT_ENTRIES)[number]["key"] | DrawingType | "everything";
  readonly group: FileGroup;
  readonly wish: ExportRequest;
  /** All there is of the project in one zip; of the wish counts what is the same for all. */
  readonly isEverything: boolean;
  /** What was checked in it is looked at before it is taken. */
  readonly isForFab: boolean;
}

const DRAWING_TYPES = ["PDF", "PNG", "JPG", "ZIP"] as const;
type DrawingType = (typeof DRAWING_TYPES)[number];

const GROUP_OF = { X2: "fab", Jlc: "fab", Glb: "model", Step: "model", Kicad: "design", Netlist: "design" } as const;

/** What can be made of a project that has these documents, in the order of its rows. */
export function madeFiles(has: { readonly board: boolean; readonly circuit: boolean }): readonly MadeFile[] {
  const content = has.board ? "LAYOUT" : "SCHEMATIC";
  return [
    ...EXPORT_ENTRIES.filter(({ needs }) => needs === "either" || has[needs]).map(
      ({ key, wish }): MadeFile => ({
        key,
        group: GROUP_OF[key],
        wish,
        isEverything: false,
        isForFab: GROUP_OF[key] === "fab",
      }),
    ),
    ...DRAWING_TYPES.map(
      (fileType): MadeFile => ({
        key: fileType,
        group: "drawings",
        wish: exportRequestOf({ ...INITIAL_OPTIONS, content, fileType }),
        isEverything: false,
        isForFab: false,
      }),
    ),
    {
      key: "everything",
      group: "design",
      wish: { outputFormat: "KICAD_EXPORT" },
      isEverything: true,
      isForFab: false,
    },
  ];
}

/** Whether a job was asked for this file of this version. */
export function isOf(
  { request }: Pick<ExportJobFragment, "request">,
  { wish, isEverything }: Pick<MadeFile, "wish" | "isEverything">,
  { majorVersion, revisionVersion }: Pick<Project, "majorVersion" | "revisionVersion">,
): boolean {
  if (request.majorVersion !== majorVersion || request.revisionVersion !== revisionVersion) return false;
  if (request.isEverything || isEverything) return request.isEverything === isEverything;
  return (
    request.outputFormat === wish.outputFormat &&
    request.fileType === (wish.fileType ?? null) &&
    request.preset === (wish.preset ?? "X2") &&
    request.content === (wish.drawing?.content ?? null)
  );
}
