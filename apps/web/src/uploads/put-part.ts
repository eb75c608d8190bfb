import type { SentRefusal } from "../i18n/say-refusal.ts";

/** The response to a part of a file. Anything else (no response, a server error) throws. */
export type PartAnswer =
  | { readonly kind: "stored"; readonly url: string }
  /** So many bytes are there; the next part begins after them. */
  | { readonly kind: "received"; readonly received: number }
  /** The address has run out. */
  | { readonly kind: "expired" }
  /**
   * The server has no room for it; what it has of the file stays. `refusal`: it is the account that is full, in the
   * server's words.
   */
  | { readonly kind: "full"; readonly refusal?: SentRefusal }
  | { readonly kind: "refused"; readonly status: number };

export interface SentPart {
  readonly url: string;
  /** A `Content-Range`; with "*" the question how much is there. */
  readonly range: string;
  readonly body: Blob;
  /** Bytes of this part that are on their way. */
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a part of a file as raw bytes. XMLHttpRequest, because fetch does not tell how far an upload is. */
export function putPart({ url, range, body, onProgress, signal }: SentPart): Promise<PartAnswer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("content-range", range);
    request.withCredentials = true;
    request.responseType = "json";
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      const answer = readAnswer(request.status, request.response);
      if (answer) resolve(answer);
      else reject(new Error(`The upload was answered with ${request.status}.`));
    };
    request.onerror = () => reject(new Error("The connection broke during the upload."));
    request.onabort = () => reject(new DOMException("Upload cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function readAnswer(status: number, body: unknown): PartAnswer | undefined {
  const told = typeof body === "object" && body !== null ? body : {};
  if (status === 200 && "url" in told) return { kind: "stored", url: String(told.url) };
  if ((status === 202 || status === 409) && "received" in told && typeof told.received === "number")
    return { kind: "received", received: told.received };
  if (status === 403) return { kind: "expired" };
  if (status === 507)
    return "storage" in told && "message" in told
      ? { kind: "full", refusal: { message: String(told.message), extensions: { ...told } } }
      : { kind: "full" };
  return status >= 400 && status < 500 ? { kind: "refused", status } : undefined;
}
