import type { ExportFailure, ExportPiece } from "../../../platform/database/export-records.ts";
import type { PlannedPiece } from "./everything-plan.ts";

/** A piece before anything became of it. */
export type PieceSubject = Pick<ExportPiece, "name" | "format" | "fileType" | "content" | "preset" | "version">;

export interface ToldProgress {
  /** 0 to 100: the share of the pieces that are over and done with. */
  readonly percent: number;
  readonly phase: string;
  readonly pieces: readonly ExportPiece[];
}

/** How far a job is, piece by piece. Each start of a piece is reported; its end is reported with the next. */
export class ExportProgress {
  readonly #tell: (told: ToldProgress) => Promise<void>;
  readonly #now: () => Date;
  #pieces: readonly ExportPiece[] = [];

  /** `tell` throws where the job is not to go on. */
  constructor(tell: (told: ToldProgress) => Promise<void>, now: () => Date) {
    this.#tell = tell;
    this.#now = now;
  }

  get pieces(): readonly ExportPiece[] {
    return this.#pieces;
  }

  plan(subjects: readonly PieceSubject[]): void {
    this.#pieces = subjects.map((subject) => ({ ...subject, status: "WAITING" }));
  }

  async begin(name: string): Promise<void> {
    this.#change(name, { status: "PROGRESS", startedAt: this.#now().toISOString() });
    const over = this.#pieces.filter(({ status }) => status === "COMPLETE" || status === "LEFT_OUT").length;
    const percent = Math.floor((100 * over) / this.#pieces.length);
    await this.#tell({ percent, phase: name, pieces: this.#pieces });
  }

  complete(name: string, bytes: number): void {
    this.#change(name, { status: "COMPLETE", bytes, endedAt: this.#now().toISOString() });
  }

  leaveOut(name: string, failure: ExportFailure): void {
    this.#change(name, { status: "LEFT_OUT", failure, endedAt: this.#now().toISOString() });
  }

  #change(name: string, change: Partial<ExportPiece>): void {
    this.#pieces = this.#pieces.map((piece) => (piece.name === name ? { ...piece, ...change } : piece));
  }
}

export function subjectOf(
  name: string,
  { format, fileType, content, preset }: Pick<PlannedPiece, "format" | "fileType" | "content" | "preset">,
): PieceSubject {
  return { name, format, fileType, ...(content && { content }), ...(preset && { preset }) };
}
