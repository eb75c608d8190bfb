/** The thread that judges the board while it is edited, so that the page never waits for the rules. */
import { type Circuit, sameIds } from "@tracewright/board";
import { LiveChecker, LiveParity } from "@tracewright/checks";
import type { ChecksQuestion } from "./live-checks.ts";

let checker: LiveChecker | undefined;
let circuit: Circuit | undefined;
let parity = new LiveParity(sameIds);

self.addEventListener("message", ({ data }: MessageEvent<ChecksQuestion>) => {
  if ("board" in data) {
    checker = new LiveChecker(data.board);
    parity = new LiveParity(sameIds);
    parity.compareWith(circuit, data.board);
    self.postMessage({ ...checker.all, come: [...checker.all.come, ...parity.all] });
    return;
  }
  if (!checker) throw new Error("An edit or a schematic came before its board.");
  if ("circuit" in data) {
    circuit = data.circuit;
    const { connections } = checker.all;
    self.postMessage({ ...parity.compareWith(circuit, checker.board), connections });
    return;
  }
  const { gone, come, connections } = checker.apply(data.edit);
  const also = parity.follow(checker.board, data.edit);
  self.postMessage({ gone: [...gone, ...also.gone], come: [...come, ...also.come], connections });
});
