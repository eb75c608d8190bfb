import { createHash } from "node:crypto";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { accountConsumer, type Consumer } from "../../platform/metering/consumer.ts";
import { currentConsumer, onBehalfOf } from "../../platform/metering/request-scope.ts";
import type { ExportAnswer, ExportInput } from "../../threads/messages/export-messages.ts";
import { EXPORT_THREAD } from "../../threads/thread-files.ts";
import { readDocument, storeOfDocument } from "../documents/document-store.ts";
import { modelKey } from "../documents/model-key.ts";
import { statedHeights } from "../intents/intent-choice-store.ts";
import { atVersion, findVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";
import type { BoardModels, ModelFile } from "./board-models.ts";

/** Raise it when the output of models changes: stored ones are then regenerated. */
const EDITION = 2;
/** How long a board is left alone of which no model could be made: it had no time, or no memory. */
const GIVEN_UP_MS = 60_000;
const MAX_GIVEN_UP = 1000;
/** Models of one person that wait; one more is begun when it is asked for again. */
export const MAX_WANTED = 20;
/** What stands before a kept model: the hexadecimal SHA-256 of all that it was made of. */
const SEAL_BYTES = 64;

/**
 * The 3D models of boards, made when they are first asked for or when a routing is confirmed, and kept with the board's
 * document. One is made at a time for each person, what somebody waits for first, and nobody's request waits for it: a large
 * board takes longer than proxies wait.
 */
export class KeptBoardModels implements BoardModels {
  readonly #application: Application;
  readonly #prepares: boolean;
  /** By seal, in the order in which they were wanted. */
  readonly #wanted = new Map<string, WantedModel>();
  /** What was last heard of models that were not made; without reasons the board was not the cause. */
  readonly #unmade = new Map<string, { readonly at: number; readonly reasons: readonly string[] | undefined }>();
  readonly #stopping = new AbortController();
  readonly #working = new Map<Consumer, Promise<void>>();

  constructor(application: Application, { prepares }: { readonly prepares: boolean }) {
    this.#application = application;
    this.#prepares = prepares;
  }

  async find(userId: string, projectId: string, version: VersionInput): Promise<ModelFile> {
    const { db } = this.#application;
    const project = await atVersion(db, await requireProject(db, userId, projectId, "READ"), version);
    return this.#find(project, { isAwaited: true, consumer: accountConsumer(userId) });
  }

  findShown(project: ProjectRow): Promise<ModelFile> {
    return this.#find(project, { isAwaited: true, consumer: currentConsumer() });
  }

  async #find(project: ProjectRow, wish: Pick<WantedModel, "isAwaited" | "consumer">): Promise<ModelFile> {
    const { storage, now } = this.#application;
    const subject = await this.#subjectOf(project);
    if (subject === undefined) return { status: "none" };
    const { seal, boardHash } = subject;
    const kept = await storage.read(modelKey(boardHash));
    if (kept && Buffer.from(kept.subarray(0, SEAL_BYTES)).toString("latin1") === seal && isWholeGlb(kept))
      return { status: "ready", glb: kept.subarray(SEAL_BYTES), seal };
    const unmade = this.#unmade.get(seal);
    if (unmade?.reasons) return { status: "refused", reasons: unmade.reasons };
    if (unmade && now().getTime() - unmade.at < GIVEN_UP_MS) return { status: "failed" };
    this.#want({ ...subject, ...wish });
    return { status: "making" };
  }

  prepare(userId: string, projectId: string): void {
    if (!this.#prepares) return;
    const { db, log } = this.#application;
    requireProject(db, userId, projectId, "READ")
      .then((project) => this.#find(project, { isAwaited: false, consumer: accountConsumer(userId) }))
      .catch((error: unknown) => log.error("no model", { project: projectId, message: String(error) }));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#working.values());
  }

  async #subjectOf(project: ProjectRow): Promise<ModelSubject | undefined> {
    const { boardHash, circuitHash, name } = project;
    if (boardHash === null) return undefined;
    const { db } = this.#application;
    const heights = await statedHeights(db, project.id);
    const made = [EDITION, boardHash, circuitHash, [...heights].sort()];
    const seal = createHash("sha256").update(JSON.stringify(made)).digest("hex");
    return { seal, boardHash, circuitHash, heights, name, isFilled: await isRoutingResult(db, project) };
  }

  #want(model: WantedModel): void {
    const { seal } = model;
    const before = this.#wanted.get(seal);
    const { consumer } = before ?? model;
    if (before === undefined && this.#wantedOf(consumer).length >= MAX_WANTED) return;
    this.#wanted.set(seal, { ...model, consumer, isAwaited: model.isAwaited || before?.isAwaited === true });
    if (this.#working.has(consumer)) return;
    const working = onBehalfOf(consumer, () => this.#work(consumer)).finally(() => this.#working.delete(consumer));
    this.#working.set(consumer, working);
  }

  #wantedOf(consumer: Consumer): readonly WantedModel[] {
    return [...this.#wanted.values()].filter((model) => model.consumer === consumer);
  }

  async #work(consumer: Consumer): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const wanted = this.#wantedOf(consumer);
      const next = wanted.find(({ isAwaited }) => isAwaited) ?? wanted[0];
      if (next === undefined) return;
      await this.#make(next);
      this.#wanted.delete(next.seal);
    }
  }

  async #make(of: ModelSubject): Promise<void> {
    const { log, patientThreads, now } = this.#application;
    const { signal } = this.#stopping;
    const { seal, boardHash, circuitHash, heights, name, isFilled } = of;
    let reasons: readonly string[] | undefined;
    try {
      const read = async () => ({
        input: {
          format: "MODEL_EXPORT",
          board: await readDocument(this.#application, boardHash),
          circuit: circuitHash === null ? null : await readDocument(this.#application, circuitHash),
          name,
          version: "",
          createdAt: now().toISOString(),
          language: "en",
          options: { fileType: "GLB", preset: "X2", boards: 1 },
          heights,
          isFilled,
        } satisfies ExportInput,
      });
      const outcome = await patientThreads.runLate<ExportAnswer>(EXPORT_THREAD, read, { signal });
      if (outcome.status === "stopped") return;
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
    if (this.#unmade.size >= MAX_GIVEN_UP) this.#unmade.clear();
    this.#unmade.set(seal, { at: now().getTime(), reasons });
  }
}

/** Whether a kept model is as long as its header says (glTF 2.0, 4.4.2). */
function isWholeGlb(kept: Uint8Array): boolean {
  const { buffer, byteOffset, byteLength } = kept;
  const length = SEAL_BYTES + 8;
  return (
    byteLength >= length + 4 && new DataView(buffer, byteOffset).getUint32(length, true) + SEAL_BYTES === byteLength
  );
}

/** Whether a version is a confirmed routing as it came: the flow that routes leaves every pour filled. */
async function isRoutingResult(db: Database, project: ProjectRow): Promise<boolean> {
  const made = await findVersion(db, project, project.majorVersion, project.revisionVersion);
  return made.type === "ROUTING" && made.boardHash === project.boardHash;
}

interface ModelSubject {
  readonly seal: string;
  readonly boardHash: string;
  readonly circuitHash: string | null;
  readonly heights: ExportInput["heights"];
  readonly name: string;
  /** Its pours are filled as they stand. */
  readonly isFilled: boolean;
}

interface WantedModel extends ModelSubject {
  /** Whose turn it takes. */
  readonly consumer: Consumer;
  /** Somebody has asked for it. */
  readonly isAwaited: boolean;
}
