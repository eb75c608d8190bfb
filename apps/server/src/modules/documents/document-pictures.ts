import type { Application } from "../../application.ts";
import { FairTurns } from "../../platform/metering/fair-turns.ts";
import { outlivingRequest } from "../../platform/metering/request-scope.ts";
import type { PictureAnswer, PictureInput } from "../../threads/messages/picture-messages.ts";
import { PICTURE_THREAD } from "../../threads/thread-files.ts";
import { reencodeImage } from "../media/image-codec.ts";
import { readDocument, storeOfDocument } from "./document-store.ts";
import { pictureKey } from "./picture-keys.ts";

/** How long a document that could not be drawn is left alone: lists ask for it again and again. */
const GIVEN_UP_MS = 3_600_000;
const MOST_GIVEN_UP = 1000;
const MAX_WAITING = 500;

/**
 * Pictures of stored documents as WebP, drawn when they are first asked for and kept by the document's hash. One is
 * drawn at a time for each holder: the pictures of a page must not keep the same person's upload waiting.
 */
export class DocumentPictures {
  readonly #application: Application;
  readonly #turns = new FairTurns({ capacity: Number.POSITIVE_INFINITY, share: 1, maxWaiting: MAX_WAITING });
  readonly #drawing = new Map<string, Promise<Uint8Array | undefined>>();
  readonly #givenUp = new Map<string, number>();

  constructor(application: Application) {
    this.#application = application;
  }

  /** Undefined when the document has nothing that could be drawn. */
  async read(kind: PictureInput["kind"], hash: string): Promise<Uint8Array | undefined> {
    const kept = await this.#application.storage.read(pictureKey(hash));
    if (kept !== undefined) return kept;
    const drawing = this.#drawing.get(hash) ?? outlivingRequest(() => this.#turns.run(() => this.#draw(kind, hash)));
    this.#drawing.set(hash, drawing);
    return drawing.finally(() => this.#drawing.delete(hash));
  }

  async #draw(kind: PictureInput["kind"], hash: string): Promise<Uint8Array | undefined> {
    const { log, now, threads } = this.#application;
    const givenUp = this.#givenUp.get(hash);
    if (givenUp !== undefined && now().getTime() - givenUp < GIVEN_UP_MS) return undefined;
    this.#givenUp.delete(hash);
    const outcome = await threads.runLate<PictureAnswer>(PICTURE_THREAD, async () => ({
      input: { kind, document: await readDocument(this.#application, hash) } satisfies PictureInput,
    }));
    const png = outcome.status === "answered" ? outcome.answer.png : null;
    const encoded = png && (await reencodeImage(png));
    if (encoded?.status !== "encoded") {
      log.warning("no picture", { document: hash, outcome: outcome.status });
      if (this.#givenUp.size >= MOST_GIVEN_UP) this.#givenUp.clear();
      this.#givenUp.set(hash, now().getTime());
      return undefined;
    }
    await storeOfDocument(this.#application, hash, pictureKey(hash), encoded.webp);
    return encoded.webp;
  }
}
