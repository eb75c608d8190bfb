/** The thread that draws the boards of lists, so that a page of large projects scrolls while its pictures come. */
import type { Board } from "@tracewright/board";
import { boardToSvg } from "@tracewright/rendering";
import { fetchWithTimeout } from "../graphql/request-timeout.ts";

/** The picture as SVG; undefined when the document cannot be had. */
export type PictureAnswer = string | undefined;

self.addEventListener("message", async ({ data: documentUrl }: MessageEvent<string>) => {
  self.postMessage(await draw(documentUrl));
});

async function draw(documentUrl: string): Promise<PictureAnswer> {
  try {
    const response = await fetchWithTimeout(documentUrl, { credentials: "include" });
    if (!response.ok) return undefined;
    const board: Board = await response.json();
    return boardToSvg(board);
  } catch {
    // Whatever kept the picture from being drawn, the list shows the name without it.
    return undefined;
  }
}
