import { createHash } from "node:crypto";
import type { Application } from "../../platform/application.ts";
import type { Language } from "../../platform/database/tables.ts";
import type { SheetAnswer, SheetInput } from "../../threads/messages/picture-messages.ts";
import { SHEET_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";
import { atVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";

type Version = Pick<ProjectRow, "id" | "majorVersion" | "revisionVersion">;

/** Where a screen finds the board of a version in space; null where it has none. */
export function modelPath(project: Version & Pick<ProjectRow, "boardHash">): string | null {
  return project.boardHash === null ? null : `${folderOf(project)}/model.glb`;
}

/** Where a screen finds the sheets of a version's schematic as SVG, in their order. */
export function sheetPaths(project: Version, sheets: number): string[] {
  return Array.from({ length: sheets }, (_, index) => `${folderOf(project)}/sheets/${index + 1}.svg`);
}

function folderOf({ id, majorVersion, revisionVersion }: Version): string {
  return `/results/${id}/${majorVersion}.${revisionVersion}`;
}

export interface ResultFile {
  readonly mediaType: string;
  /** Changes with whatever the file shows. */
  readonly tag: string;
  /** Makes it; undefined where there is no such file. */
  readonly make: () => Promise<Uint8Array | undefined>;
}

/** The sheet behind such a path, for the owner of the project; others get the error of operations. */
export async function findResultFile(
  application: Application,
  userId: string,
  { projectId, version, name, language }: { projectId: string; version: string; name: string; language: Language },
): Promise<ResultFile | undefined> {
  const [, major, revision] = /^(\d{1,9})\.(\d{1,9})$/.exec(version) ?? [];
  if (major === undefined) return undefined;
  const { db } = application;
  const named = { majorVersion: Number(major), revisionVersion: Number(revision) };
  const project = await atVersion(db, await requireProject(db, userId, projectId, "READ"), named);
  const sheet = /^sheets\/([1-9]\d{0,3})\.svg$/.exec(name)?.[1];
  if (sheet !== undefined && project.circuitHash !== null)
    return {
      mediaType: "image/svg+xml",
      tag: tagOf([project.circuitHash, sheet, language]),
      make: () => drawSheet(application, project, Number(sheet) - 1, language),
    };
  return undefined;
}

function tagOf(shown: unknown): string {
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 32);
}

async function drawSheet(
  application: Application,
  project: ProjectRow,
  sheet: number,
  language: Language,
): Promise<Uint8Array | undefined> {
  const { circuitHash, name } = project;
  if (circuitHash === null) return undefined;
  const outcome = await application.threads.runLate<SheetAnswer>(SHEET_THREAD, async () => ({
    input: { circuit: await readDocument(application, circuitHash), name, sheet, language } satisfies SheetInput,
  }));
  if (outcome.status !== "answered") return fail(application, project, outcome);
  const { svg } = outcome.answer;
  return svg === null ? undefined : new TextEncoder().encode(svg);
}

function fail({ log }: Application, { id }: ProjectRow, outcome: { readonly status: string }): never {
  log.error("result was not drawn", { project: id, ...outcome });
  throw new Error(`drawing a result ended with ${outcome.status}`);
}
