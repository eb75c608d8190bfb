/** The files of a new project on their way to the server, as plain state: each action gives the next list. */
import { isUploadName } from "@tracewright/board";
import type { SentRefusal } from "../i18n/say-refusal.ts";

/** interrupted: the connection broke, and the upload goes on by itself. */
export type UploadStatus = "waiting" | "uploading" | "interrupted" | "uploaded" | "failed" | "refused";
export type RefusalReason = "format" | "size" | "empty";
export interface UploadFailure {
  /** full: the server has no room; cut: anything else that kept the file from arriving. */
  readonly reason: "full" | "cut";
  /** Where the account is full: the server's own words, with the numbers. */
  readonly refusal?: SentRefusal;
}

export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly status: UploadStatus;
  /** 0 … 1: how much the server has, or is on its way. */
  readonly progress: number;
  /** Where the server keeps it, once uploaded. */
  readonly url?: string;
  readonly refusal?: RefusalReason;
  /** Of a failed one. */
  readonly failure?: UploadFailure;
}

/** Why a file is not sent at all. */
export type RefuseFile = (file: { name: string; size: number }) => RefusalReason | undefined;

export const MAX_FILE_BYTES = 104_857_600;
/** What is known to be refused is refused here, before a byte is sent. The server judges by content. */
export function refusalOf({ name, size }: { name: string; size: number }): RefusalReason | undefined {
  if (!isUploadName(name)) return "format";
  if (size > MAX_FILE_BYTES) return "size";
  return size === 0 ? "empty" : undefined;
}

export type UploadAction =
  | {
      readonly type: "add";
      readonly files: readonly { id: number; name: string; size: number }[];
      /** Project files are judged if absent. */
      readonly refusalOf?: RefuseFile;
    }
  | { readonly type: "progress"; readonly id: number; readonly progress: number }
  | { readonly type: "done"; readonly id: number; readonly url: string }
  | { readonly type: "break"; readonly id: number }
  | ({ readonly type: "fail"; readonly id: number } & UploadFailure)
  | { readonly type: "retry"; readonly id: number }
  | { readonly type: "remove"; readonly id: number };

export function nextUploads(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  if (action.type === "add") {
    const judge = action.refusalOf ?? refusalOf;
    const added = action.files.map(({ id, name, size }): Upload => {
      const refusal = judge({ name, size });
      return {
        id,
        name,
        bytes: size,
        status: refusal ? "refused" : "waiting",
        progress: 0,
        ...(refusal && { refusal }),
      };
    });
    // A file of the same name takes the place of the one before, as in a folder.
    const names = new Set(added.map(({ name }) => name));
    return [...uploads.filter(({ name }) => !names.has(name)), ...added];
  }
  if (action.type === "remove") return uploads.filter(({ id }) => id !== action.id);
  return uploads.map((upload) => (upload.id === action.id ? advance(upload, action) : upload));
}

function advance(upload: Upload, action: Exclude<UploadAction, { type: "add" | "remove" }>): Upload {
  switch (action.type) {
    case "progress":
      return { ...upload, status: "uploading", progress: action.progress };
    case "done":
      return { ...upload, status: "uploaded", progress: 1, url: action.url };
    case "break":
      return { ...upload, status: "interrupted" };
    case "fail":
      return {
        ...upload,
        status: "failed",
        failure: { reason: action.reason, ...(action.refusal !== undefined && { refusal: action.refusal }) },
      };
    case "retry":
      return upload.status === "failed" ? { ...upload, status: "waiting" } : upload;
  }
}

/** "Sensor v2.kicad_pcb" → "Sensor v2": the board names the project, else the archive, else whatever came first. */
export function suggestName(names: readonly string[]): string {
  const by = (ending: string) => names.find((name) => name.toLowerCase().endsWith(ending));
  const chosen =
    by(".kicad_pcb") ??
    by(".kicad_pro") ??
    by(".zip") ??
    by(".kicad_sch") ??
    by(".pro") ??
    by(".sch") ??
    names[0] ??
    "";
  return chosen
    .replace(/\.[^.]+$/, "")
    .replace(/[_\s]+/g, " ")
    .trim();
}

/** The uploaded files in the roles the API knows. The roles are hints; all files are read together. */
export function fileRoles(uploads: readonly Upload[]): {
  layoutFileUrl?: string;
  schematicFileUrl?: string;
  fileUrls: string[];
} {
  const done = uploads.flatMap(({ name, url }) => (url ? [{ name: name.toLowerCase(), url }] : []));
  const layout = done.find(({ name }) => name.endsWith(".kicad_pcb"));
  const boardName = layout?.name.replace(/\.kicad_pcb$/, "");
  const sheets = done.filter(({ name }) => /\.(kicad_)?sch$/.test(name));
  // KiCad names the root sheet as the board.
  const root = sheets.find(({ name }) => name.replace(/\.[^.]*$/, "") === boardName) ?? sheets[0];
  return {
    ...(layout && { layoutFileUrl: layout.url }),
    ...(root && { schematicFileUrl: root.url }),
    fileUrls: done.filter((file) => file !== layout && file !== root).map(({ url }) => url),
  };
}
