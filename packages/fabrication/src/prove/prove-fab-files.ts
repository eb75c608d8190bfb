import type { Board, FabRules } from "@tracewright/board";
import type { WrittenFile } from "@tracewright/formats";
import { boardCopper } from "../board-copper.ts";
import { checkCopper } from "./check-copper.ts";
import { checkFabRules } from "./check-fab-rules.ts";
import { checkFilms } from "./check-films.ts";
import { checkHoles } from "./check-holes.ts";
import { checkMask } from "./check-mask.ts";
import { checkNetlist } from "./check-netlist.ts";
import { checkInside, checkProfile } from "./check-profile.ts";
import { checkStandIns } from "./check-stand-ins.ts";
import { checkUnread } from "./check-unread.ts";
import type { FabProof } from "./fab-proof.ts";
import { filmCopper } from "./film-copper.ts";
import { readFabSet } from "./read-fab-set.ts";

/**
 * Reads the files back as a stranger would and holds them against the board: complete, readable, the board's outline,
 * holes and mask openings, and copper that hangs together exactly as the board's; and nothing on a film's layer that
 * was not read. It proves the files, not the design: an open connection of the board is an open connection here too.
 * Only parts without a real footprint fail it as well. With a fab's rules it also measures in the files what that fab
 * asks.
 */
export function proveFabFiles(board: Board, files: readonly WrittenFile[], rules?: FabRules): FabProof {
  const set = readFabSet(files);
  const copper = boardCopper(board);
  const films = filmCopper(set);
  const profile = checkProfile(board, set);
  const checks = [
    checkStandIns(board),
    ...checkUnread(board),
    ...checkFilms(board, files, set),
    ...profile.checks,
    checkInside(copper, set, profile.areas),
    ...checkHoles(board, set),
    ...checkCopper(board, copper, films),
    ...checkNetlist(board, set, films.groups),
    checkMask(board, set),
  ];
  const proof = { passed: checks.every(({ passed }) => passed), checks };
  if (!rules) return proof;
  const measured = checkFabRules({ board, set, films, areas: profile.areas }, rules);
  return { ...proof, rules: { rules, passed: measured.every(({ passed }) => passed), checks: measured } };
}
