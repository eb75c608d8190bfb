import { loadBoard } from "./load-board.ts";

const pictures = new Map<string, Promise<string>>();

/** The picture of a stored board as an image address. Drawn once, one board after the other, to keep the page smooth. */
export function drawBoardPicture(documentUrl: string): Promise<string> {
  const drawn = pictures.get(documentUrl);
  if (drawn) return drawn;
  const drawing = queue.then(() => draw(documentUrl));
  queue = drawing.catch(() => undefined);
  pictures.set(documentUrl, drawing);
  drawing.catch(() => pictures.delete(documentUrl));
  return drawing;
}

let queue: Promise<unknown> = Promise.resolve();

async function draw(documentUrl: string): Promise<string> {
  const [board, { boardToSvg }] = await Promise.all([loadBoard(documentUrl), import("@tracewright/rendering")]);
  return URL.createObjectURL(new Blob([boardToSvg(board)], { type: "image/svg+xml" }));
}
