import type { Application } from "../../platform/application.ts";
import { isWholeWebp, MAX_SIDE, reencodeImage } from "../../platform/images/image-codec.ts";
import { IMAGE_WIDTHS, type ImageWidth } from "../../platform/images/image-widths.ts";
import { FairTurns } from "../../platform/metering/fair-turns.ts";
import { outlivingRequest } from "../../platform/metering/request-scope.ts";
import type { PictureAnswer, PictureInput } from "../../threads/messages/picture-messages.ts";
import { PICTURE_THREAD } from "../../threads/thread-files.ts";
import { readDocument, storeOfDocument } from "./document-store.ts";
import { type PictureSize, pictureKey } from "./picture-keys.ts";

/** How long a document that could not be drawn is left alone: lists ask for it again and again. */
const GIVEN_UP_MS = 3_600_000;
const MAX_GIVEN_UP = 1000;
const MAX_WAITING = 500;

/** Pixels of the longer side. The large one is drawn for requests beyond the small one. */
const LONGER_SIDES: Readonly<Record<PictureSize, number>> = { small: MAX_SIDE, large: Math.max(...IMAGE_WIDTHS) };

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

  /** To be shown so wide. Undefined when the document has nothing that could be drawn. */
  async read(kind: PictureInput["kind"], hash: string, width: ImageWidth): Promise<Uint8Array | undefined> {
    const size = width > LONGER_SIDES.small ? "large" : "small";
    const key = pictureKey(hash, size);
    const kept = await this.#application.storage.read(key);
    if (kept !== undefined && isWholeWebp(kept)) return kept;
    const drawing =
      this.#drawing.get(key) ?? outlivingRequest(() => this.#turns.run(() => this.#draw(kind, hash, size)));
    this.#drawing.set(key, drawing);
    return drawing.finally(() => this.#drawing.delete(key));
  }

  async #draw(kind: PictureInput["kind"], hash: string, size: PictureSize): Promise<Uint8Array | undefined> {
    const { log, now, threads } = this.#application;
    const longerSide = LONGER_SIDES[size];
    const givenUp = this.#givenUp.get(hash);
    if (givenUp !== undefined && now().getTime() - givenUp < GIVEN_UP_MS) return undefined;
    this.#givenUp.delete(hash);
    const outcome = await threads.runLate<PictureAnswer>(PICTURE_THREAD, async () => ({
      input: { kind, longerSide, document: await readDocument(this.#application, hash) } satisfies PictureInput,
    }));
    const png = outcome.status === "answered" ? outcome.answer.png : null;
    const encoded = png && (await reencodeImage(png, longerSide));
    if (encoded?.status !== "encoded") {
      log.warning("no picture", { document: hash, outcome: outcome.status });
      if (this.#givenUp.size >= MAX_GIVEN_UP) this.#givenUp.clear();
      this.#givenUp.set(hash, now().getTime());
      return undefined;
    }
    await storeOfDocument(this.#application, hash, pictureKey(hash, size), encoded.webp);
    return encoded.webp;
  }
}
