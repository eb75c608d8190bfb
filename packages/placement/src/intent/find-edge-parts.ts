import type { EdgeIntent } from "@tracewright/board";
import type { Part, Wiring } from "./wiring.ts";

/** Connectors between boards and for programming stand where there is room. */
const INNER =
  /tag-?connect|tc20(30|50)|battery_?holder|(^|[^a-z])(swd|jtag|icsp|isp|debug|prog|m\.?2|mezz|board_?to_?board|dimm|socket_?(dip|plcc))/i;
const BUTTON = /tact|push|button|sw_spst|evq|skhh|skrk|b3u|pts/i;

/** Parts that people reach from outside: connectors, antennas, and switches that are pressed from the side. */
export function findEdgeParts({ parts }: Wiring): EdgeIntent[] {
  return parts.flatMap((part) => {
    const code = edgeCode(part);
    return code === undefined
      ? []
      : [
          {
            id: `edge ${part.reference}`,
            kind: "edge",
            origin: "circuit",
            part: part.reference,
            reason: { code, facts: { library: part.footprint.library.split(":").pop() ?? "" } },
          } satisfies EdgeIntent,
        ];
  });
}

function edgeCode({ kind, footprint, value, pins }: Part): string | undefined {
  const names = `${footprint.library} ${value}`;
  if (kind === "antenna") return "antenna";
  if (kind === "connector" && pins.length > 1 && !INNER.test(names)) return "connector";
  if (kind === "switch" && /side|angled|right_?angle|horizontal/i.test(names) && BUTTON.test(names))
    return "side-switch";
  return undefined;
}
