import type { Board, Side } from "@tracewright/board";
import { useEffect, useState } from "react";
import { boxOfDrawing, type FilePreview } from "../../../receipt/file-preview.ts";
import { layersSeenFrom } from "./layers-seen-from.ts";

/** Pixels across, for a picture that can be looked at eight times as large. */
const WIDTH = 2400;

/** The layout seen from a side, as an image address: an image cannot run what a file says. */
export function useLayoutPicture(board: Board | undefined, side: Side): FilePreview | undefined {
  const [picture, setPicture] = useState<FilePreview>();
  useEffect(() => {
    if (!board) return;
    let isWanted = true;
    let made: string | undefined;
    import("@tracewright/rendering").then(({ boardToSvg }) => {
      if (!isWanted) return;
      const svg = boardToSvg(board, { width: WIDTH, viewedFrom: side, layers: layersSeenFrom(board, side) });
      made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      setPicture({ source: made, box: boxOfDrawing(svg) });
    });
    return () => {
      isWanted = false;
      if (made) URL.revokeObjectURL(made);
      setPicture(undefined);
    };
  }, [board, side]);
  return picture;
}
