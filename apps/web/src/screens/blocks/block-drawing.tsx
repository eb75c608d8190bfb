import { IconCircuitDiode } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./blocks.module.css";

/** A half of a block as the server draws it: an image and not markup of the page, so that nothing a file says can run here. */
export function BlockDrawing({
  url,
  half,
  alt = "",
}: {
  /** Null: it has none. */
  url: string | null | undefined;
  half: "schematic" | "footprint";
  alt?: string;
}) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={classes.drawing} data-half={half}>
      {url && failed !== url ? (
        <img src={url} alt={alt} loading="lazy" onError={() => setFailed(url)} />
      ) : (
        <IconCircuitDiode size={20} stroke={1.4} aria-hidden />
      )}
    </span>
  );
}
