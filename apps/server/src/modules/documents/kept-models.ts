import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { FairTurns } from "../../platform/metering/fair-turns.ts";
import { outlivingRequest } from "../../platform/metering/request-scope.ts";
import { refusal } from "../../platform/refusal.ts";
import { readDocument } from "./document-store.ts";

/**
 * JSON of a document that is taken apart on the thread that answers everybody: a tenth of a second of it. The largest boards we
 * know have a third.
 */
export const MAX_UNPACKED_BYTES = 16 * 1_048_576;
/** JSON of all models that are kept. */
const MAX_KEPT_BYTES = MAX_UNPACKED_BYTES;
const MAX_WAITING = 500;

const unzip = promisify(gunzip);

interface KeptModel {
  readonly model: Promise<unknown>;
  /** Of its JSON; none as long as it is being read. */
  bytes: number;
}

/**
 * Models of documents as operations of the API ask for them. They are read one after the other, with a turn for everybody else in
 * between, and each once, however often it is asked for meanwhile; the last ones are kept.
 */
export class KeptModels {
  readonly #application: Pick<Application, "storage">;
  readonly #turns = new FairTurns({ capacity: 1, share: 1, maxWaiting: MAX_WAITING });
  readonly #kept = new Map<string, KeptModel>();
  #passed: Promise<void> = Promise.resolve();

  constructor(application: Pick<Application, "storage">) {
    this.#application = application;
  }

  /** Refuses documents that are too large; a program reads these at their own addresses. */
  async read(hash: string): Promise<unknown> {
    const kept = this.#kept.get(hash) ?? this.#begin(hash);
    // Set again, so that the first of the map is always the least recently used.
    this.#kept.delete(hash);
    this.#kept.set(hash, kept);
    const model = await kept.model;
    await this.#pass();
    return model;
  }

  /**
   * One goes on at a time: what is made of a model takes as long as reading it, and all that waited for the same
   * would continue at once.
   */
  #pass(): Promise<void> {
    this.#passed = this.#passed.then(() => nextTurn());
    return this.#passed;
  }

  #begin(hash: string): KeptModel {
    const kept: KeptModel = {
      model: outlivingRequest(() => this.#turns.run(() => this.#read(hash, (bytes) => this.#keep(kept, bytes)))),
      bytes: 0,
    };
    kept.model.catch(() => this.#kept.delete(hash));
    return kept;
  }

  async #read(hash: string, tellSize: (bytes: number) => void): Promise<unknown> {
    const text = await unpack(await readDocument(this.#application, hash));
    await nextTurn();
    const model: unknown = JSON.parse(text.toString());
    tellSize(text.byteLength);
    return model;
  }

  #keep(kept: KeptModel, bytes: number): void {
    kept.bytes = bytes;
    let sum = [...this.#kept.values()].reduce((all, model) => all + model.bytes, 0);
    for (const [hash, oldest] of this.#kept) {
      if (sum <= MAX_KEPT_BYTES) return;
      if (oldest.bytes === 0 || oldest === kept) continue;
      this.#kept.delete(hash);
      sum -= oldest.bytes;
    }
  }
}

async function unpack(gzip: Uint8Array): Promise<Buffer> {
  try {
    return await unzip(gzip, { maxOutputLength: MAX_UNPACKED_BYTES });
  } catch (error) {
    if (error instanceof RangeError)
      throw new ApplicationError(
        "BAD_REQUEST",
        refusal("design-too-large", { mostMb: MAX_UNPACKED_BYTES / 1_048_576 }),
      );
    throw error;
  }
}
