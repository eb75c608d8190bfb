import type { PictureAnswer } from "./picture-worker.ts";

/** How many pictures stay: a page of projects, the recent ones and the candidates of a few runs. */
const KEPT = 40;
const pictures = new Map<string, Promise<string>>();

/** The picture of a stored board as an image address. Drawn once, one board after the other. */
export function drawBoardPicture(documentUrl: string): Promise<string> {
  const drawn = pictures.get(documentUrl);
  if (drawn) return drawn;
  const drawing = queue.then(() => draw(documentUrl));
  queue = drawing.catch(() => undefined);
  pictures.set(documentUrl, drawing);
  drawing.catch(() => pictures.delete(documentUrl));
  for (const [url, picture] of [...pictures].slice(0, Math.max(0, pictures.size - KEPT))) {
    pictures.delete(url);
    picture.then(URL.revokeObjectURL, () => undefined);
  }
  return drawing;
}

let queue: Promise<unknown> = Promise.resolve();

async function draw(documentUrl: string): Promise<string> {
  const svg = await askForPicture(documentUrl);
  if (svg === undefined) throw new Error("The picture of this board could not be drawn.");
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

let worker: Worker | undefined;

/** One question at a time, so the next answer is this one's. */
function askForPicture(documentUrl: string): Promise<PictureAnswer> {
  worker ??= new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });
  const asked = worker;
  const { promise, resolve } = Promise.withResolvers<PictureAnswer>();
  const heard = new AbortController();
  const answer = (svg: PictureAnswer) => {
    heard.abort();
    resolve(svg);
  };
  asked.addEventListener("message", ({ data }: MessageEvent<PictureAnswer>) => answer(data), { signal: heard.signal });
  asked.addEventListener("error", () => answer(undefined), { signal: heard.signal });
  asked.postMessage(documentUrl);
  return promise;
}
