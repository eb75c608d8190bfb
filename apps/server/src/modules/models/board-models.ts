import { createHash } from "node:crypto";
import type { Application } from "../../application.ts";
import type { ExportAnswer, ExportInput } from "../../threads/protocol.ts";
import { EXPORT_THREAD } from "../../threads/thread-files.ts";
import { readDocument, storeOfDocument } from "../documents/document-store.ts";
import { modelKey } from "../documents/model-key.ts";
import { statedHeights } from "../intents/intent-choice-store.ts";
import { createTurns } from "../media/take-turns.ts";
import { atVersion, type VersionInput } from "../projects/project-history.ts";
import { findOwnProject } from "../projects/project-policy.ts";

/** To be raised when models are written otherwise than before: those that are kept are then made anew. */
const EDITION = 1;
/** How long a board is left alone of which no model could be made: it had no time, or no memory. */
const GIVEN_UP_MS = 60_000;
const MOST_GIVEN_UP = 1000;
/** What stands before a kept model: the hexadecimal SHA-256 of all that it was made of. */
const SEAL_BYTES = 64;

export type ModelFile =
  | { readonly status: "ready"; readonly glb: Uint8Array; readonly seal: string }
  /** Somebody is at it; ask again. */
  | { readonly status: "making" }
  /** Why the board has none; a sentence each, in English. */
  | { readonly status: "refused"; readonly reasons: readonly string[] }
  /** It could not be made now. */
  | { readonly status: "failed" }
  /** The version has no board. */
  | { readonly status: "none" };

/**
 * The 3D models of boards, made when they are first asked for and kept with the board's document. One is made at a time,
 * and nobody's request waits for it: a large board takes longer than proxies wait.
 */
export class BoardModels {
  readonly #application: Application;
  readonly #takeTurns = createTurns();
  readonly #making = new Set<string>();
  /** What was last heard of models that were not made; without reasons it was no fault of the board. */
  readonly #unmade = new Map<string, { readonly at: number; readonly reasons: readonly string[] | undefined }>();

  constructor(application: Application) {
    this.#application = application;
  }

  /** Of a version of an own project; 70006 and 70007 where there is none. */
  async find(userId: string, projectId: string, version: VersionInput): Promise<ModelFile> {
    const { db, storage, now } = this.#application;
    const project = await atVersion(db, await findOwnProject(db, userId, projectId), version);
    const { boardHash, circuitHash, name } = project;
    if (boardHash === null) return { status: "none" };
    const heights = await statedHeights(db, projectId);
    const made = [EDITION, boardHash, circuitHash, [...heights].sort()];
    const seal = createHash("sha256").update(JSON.stringify(made)).digest("hex");
    const kept = await storage.read(modelKey(boardHash));
    if (kept && Buffer.from(kept.subarray(0, SEAL_BYTES)).toString("latin1") === seal)
      return { status: "ready", glb: kept.subarray(SEAL_BYTES), seal };
    const unmade = this.#unmade.get(seal);
    if (unmade?.reasons) return { status: "refused", reasons: unmade.reasons };
    if (unmade && now().getTime() - unmade.at < GIVEN_UP_MS) return { status: "failed" };
    if (!this.#making.has(seal)) {
      this.#making.add(seal);
      void this.#takeTurns(() => this.#make({ seal, boardHash, circuitHash, heights, name })).finally(() =>
        this.#making.delete(seal),
      );
    }
    return { status: "making" };
  }

  async #make(of: ModelSubject): Promise<void> {
    const { log, threads, now } = this.#application;
    const { seal, boardHash, circuitHash, heights, name } = of;
    let reasons: readonly string[] | undefined;
    try {
      const input = {
        format: "MODEL_EXPORT",
        board: await readDocument(this.#application, boardHash),
        circuit: circuitHash === null ? null : await readDocument(this.#application, circuitHash),
        name,
        version: "",
        createdAt: now().toISOString(),
        language: "en",
        options: { fileType: "GLB", preset: "X2", boards: 1 },
        heights,
      } satisfies ExportInput;
      let outcome = await threads.run<ExportAnswer>(EXPORT_THREAD, input);
      // A server that has just started, or is very busy, may be quicker the second time.
      if (outcome.status === "out-of-time") outcome = await threads.run<ExportAnswer>(EXPORT_THREAD, input);
      if (outcome.status === "answered" && outcome.answer.status === "written") {
        const sealed = Buffer.concat([Buffer.from(seal, "latin1"), outcome.answer.bytes]);
        await storeOfDocument(this.#application, boardHash, modelKey(boardHash), sealed);
        return;
      }
      if (outcome.status === "answered" && outcome.answer.status === "refused") reasons = outcome.answer.reasons;
      log.warning("no model", { document: boardHash, outcome: outcome.status });
    } catch (error) {
      log.error("no model", { document: boardHash, message: String(error) });
    }
    if (this.#unmade.size >= MOST_GIVEN_UP) this.#unmade.clear();
    this.#unmade.set(seal, { at: now().getTime(), reasons });
  }
}

interface ModelSubject {
  readonly seal: string;
  readonly boardHash: string;
  readonly circuitHash: string | null;
  readonly heights: ExportInput["heights"];
  readonly name: string;
}
