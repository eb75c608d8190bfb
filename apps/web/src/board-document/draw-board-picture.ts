import { loadBoard } from "./load-board.ts";

/** How many pictures stay: a page of projects, the recent ones and the candidates of a few runs. */
const KEPT = 40;
const pictures = new Map<string, Promise<string>>();

/** The picture of a stored board as an image address. Drawn once, one board after the other, to keep the page smooth. */
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
  const [board, { boardToSvg }] = await Promise.all([loadBoard(documentUrl), import("@tracewright/rendering")]);
  return URL.createObjectURL(new Blob([boardToSvg(board)], { type: "image/svg+xml" }));
}
