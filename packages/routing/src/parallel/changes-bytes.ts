import { ByteReader, ByteWriter } from "../engine/byte-stream.ts";
import { readRoute, writeRoute } from "../engine/route-bytes.ts";
import type { RouteChange } from "../jobs/job.ts";
import type { Workbench } from "../search/workbench.ts";

export function writeChanges(bench: Workbench, changes: readonly RouteChange[]): Uint8Array {
  const writer = new ByteWriter();
  writer.number(changes.length);
  for (const { net, route } of changes) {
    writer.number(net);
    writeRoute(writer, bench, route);
  }
  return writer.bytes();
}

export function readChanges(bench: Workbench, bytes: Uint8Array): RouteChange[] {
  const reader = new ByteReader(bytes);
  return Array.from({ length: reader.number() }, () => {
    const net = reader.number();
    return { net, route: readRoute(reader, bench, net) };
  });
}
