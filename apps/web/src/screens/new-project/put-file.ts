/** Sends one file as raw bytes. XMLHttpRequest, because fetch does not tell how far an upload is. */
export function putFile(
  url: string,
  file: File,
  { onProgress, signal }: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.withCredentials = true;
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const stored: unknown = request.response;
      if (request.status === 200 && stored && typeof stored === "object" && "url" in stored)
        resolve(String(stored.url));
      else reject(new Error(`The upload was answered with ${request.status}.`));
    };
    request.onerror = () => reject(new Error("The connection broke during the upload."));
    request.onabort = () => reject(new DOMException("Upload cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
