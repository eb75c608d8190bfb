import type { CommandResult } from "./command-result.ts";
import { annotateCommand } from "./commands/annotate.ts";
import { checkCommand } from "./commands/check.ts";
import { exportCommand } from "./commands/export.ts";
import { importCommand } from "./commands/import.ts";
import { lengthsCommand } from "./commands/lengths.ts";
import { librariesCommand } from "./commands/libraries.ts";
import { netlistCommand } from "./commands/netlist.ts";
import { placeCommand } from "./commands/place.ts";
import { referencesCommand } from "./commands/references.ts";
import { reviewCommand } from "./commands/review.ts";
import { routeCommand } from "./commands/route.ts";
import { runCommand } from "./commands/run.ts";
import { updateCommand } from "./commands/update.ts";
import { EXIT_CODE, type ExitCode } from "./exit-code.ts";
import { Refusal, resultOfRefusal } from "./refusal.ts";
import type { Terminal } from "./terminal.ts";

type Command = (args: readonly string[], terminal: Terminal) => Promise<CommandResult>;

const COMMANDS: Readonly<Record<string, Command>> = {
  import: importCommand,
  check: checkCommand,
  review: reviewCommand,
  lengths: lengthsCommand,
  libraries: librariesCommand,
  netlist: netlistCommand,
  route: routeCommand,
  place: placeCommand,
  references: referencesCommand,
  update: updateCommand,
  annotate: annotateCommand,
  export: exportCommand,
  run: runCommand,
};

const USAGE = `tracewright: place, route, check and export circuit boards

  tracewright import FILE…|DIR|ZIP                 list what a project contains and how it was imported
  tracewright check  FILE|DIR|ZIP                  electrical rules of a schematic; design rules, open connections, limits of a board
      --format text|sarif|kicad   for a person, for a pull request, or as KiCad's reports  (text)
      --exit-on error|warning     the least severity of a finding that ends with exit code 1  (warning)
  tracewright review FILE                          planes, power, returns, pairs, crystals, tracks: findings with reason and remedy
      --against OTHER     compare with another layout of the same design
      --settings FILE.json  {"severities": {"sharp-corner": "ignore"}, "accepted": {"KEY": "note"}}
  tracewright lengths FILE [-o OUT.csv]            track length by net, pair, bus and net class
  tracewright netlist FILE|DIR|ZIP [-o OUT]        nets of a schematic, or of a board for the test of bare boards
      --format kicad|csv|spice|ipc-d-356   (kicad)
  tracewright place  IN -o OUTDIR                  three placements: candidate-1.kicad_pcb … -3
      --mode MODE         which parts may move (locked and fixed parts never do):
                          all | unplaced | selected (with --parts) | improve (with --radius) | swap
                          (unplaced, or all where every part is placed)
      --parts R1,C*       parts for selected; limits improve and swap to these parts
      --radius MM         maximum move of a part with improve
      --sides as-is|front|both  allowed sides of the board  (as-is)
      --max-height-front 8mm  --max-height-back 120mil   maximum part height per side; 0: no parts
      --height-area back:3mm:10,5,40,25   the same within left, top, right, bottom (mm); may be given again
      --height C4,C5=11.5mm   part heights that no field or package standard states; repeatable
      --unknown-heights allowed|kept-out  parts of unknown height in limited areas  (allowed, reported)
      --on-front J*  --on-back C4,C5      parts on that side
      --strip             the same as --mode all
      --fixed J1,H*       fixed parts
      --time SECONDS      (60)      --seed N  (1)
      IN may be a schematic (.kicad_sch): the board is created from it, with footprints from .pretty folders next to it, KiCad's
      libraries on this machine (see libraries; KICAD_LIBRARIES lists their folders, or none), or Tracewright's library
      --size 60x40        its width and height in mm (60x40) or mil (2400x1600mil); proposed from the parts' area otherwise
      --ratio 3:2         the proportion of the size proposed  (4:3)
      --form NAME         raspberry-pi-hat, arduino-uno-shield, feather, eurorack-4hp … -20hp, m2-2230 … -2280, credit-card
      --layers 2|4        its copper layers; proposed from what there is to route otherwise
      --planes yes|no     ground on both sides, with four layers also inside, with the main supply  (yes)
      --net-classes yes|no  widths of supplies by current, of pairs by impedance  (yes)
      --fab jlcpcb|osh-park|ours|none  minimum rules of this fab  (jlcpcb)
      --footprints MAP.csv  lines "R1,Library:Name" or "wanted name,file.kicad_mod" that assign footprints
      --stand-ins yes|no  generate pads from the symbol for parts without a known footprint, or refuse  (yes)
  tracewright update BOARD.kicad_pcb --schematic FILE|DIR|ZIP -o OUT.kicad_pcb  update a board from a newer schematic or board
      --schematic …       repeatable; unchanged parts keep position and copper
      --dry-run           list the changes with their ids, write nothing
      --accept all|KINDS|IDS  changes to apply, separated by commas; locked parts and copper only if named  (all)
      --except KINDS|IDS  changes not to apply
  tracewright annotate BOARD.kicad_pcb --schematic FILE -o OUTDIR  write references of the board to its schematic files
  tracewright references IN.kicad_pcb -o OUT.kicad_pcb  move silkscreen texts to where they are printed completely
      --parts R1,C*       only those of these parts
      --anew              reconsider all texts, also those already printed completely
  tracewright route  IN.kicad_pcb -o OUT.kicad_pcb automatic routing
      --strip             remove unlocked tracks and vias first
      --pours keep|tracks keep the zones and fill them, or remove them and route every net as tracks
      --nets NAME,…       only these nets; * matches any text, ? one character
      --region X1,Y1,X2,Y2  only connections within, in millimetres
      --existing keep|shove|rip  unlocked tracks and vias: keep, shove aside, or rip up  (keep)
      --only-optimise     make no new connections, only reduce vias and length
      --pairs coupled|separate  route differential pairs coupled or as separate nets  (coupled)
      --plane-tracks never|needed|free  tracks on layers that are planes of another net  (needed)
      --effort draft|normal|thorough  how long to improve after routing
      --options FILE.json layers, directions and priorities by net class and net, and all of the above
      --time SECONDS      (120)     --seed N  (1)     --workers N
  tracewright export IN -o OUT [--as KIND]         export files  (gerber)
      --as gerber         Gerber and drill files as a zip, verified by reading them back
        --preset x2|jlc   (x2)   --fill stored|refill  zone fills as stored or refilled  (stored, unless that is worse)
      --as bom -o OUT.csv|.xlsx       bill of materials
      --as cpl -o OUT.csv|.xlsx       positions of the parts, for pick and place
      --as assembly       bill of materials and positions, CSV and XLSX, as a zip
        --preset neutral|jlc  (neutral)   --boards N  number of boards in the bill of materials  (1)
        --rotations FILE.csv  reel rotations: supplier part number, degrees
      --as kicad          a project for KiCad 6 and later as a zip: board, rules and all sheets, or the schematic alone
      --as drawing        as OUT.pdf, .svg, .png, .jpg or .zip (all of them), for viewing and printing
        --of layout|assembly|schematic   (layout)   --language en|ko  of title blocks
        --layers F.Cu,F.SilkS  --each-layer  --side front|back  --drills actual|small|none
        --paper own|A4|A3|A2|A1|A0|Letter  --black  --dpi N   (A4 to print, own for pictures; 300)
      --as glb -o OUT.glb             3D model for viewers
      --as step -o OUT.step           3D model for mechanical design (AP214)
        --height C4,C5=11.5mm   part heights, as under place; repeatable
  tracewright run    IN -o OUTDIR                  place, route, check and export
  tracewright libraries list|get|remove            KiCad's footprint libraries on this machine
      get                 download KiCad's official archive into the server's data folder
      --from URL          another archive (KICAD_LIBRARIES_URL; KiCad's own repository of version 9)
      --file FILE.zip|.tar.gz  use a local archive
      --sha256 HEX        refuse it unless it has this checksum
      remove              delete the downloaded libraries
      --data DIR          the data folder  (DATA_DIR, or .tracewright in the checkout)

  tracewright backup|restore|doctor --help         commands for the operator of a server

  Every command that reads a project takes:
      --use board|schematic   if they differ, use the board, or a new board from the schematic
      --infer-rules       infer the rules of a board without .kicad_pro from its copper
      --net-kinds FILE.json   what nets are, where names and pins mislead: {"CLK_IN": "clock"}

  --json   print only JSON on standard output
  Exit code: 0 done, 1 incomplete or with findings, 2 input refused, 3 internal error.
`;

/** Runs one command line and answers the exit code. Never throws: an internal error is printed and answered as 3. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  const command = name === undefined || !Object.hasOwn(COMMANDS, name) ? undefined : COMMANDS[name];
  if (!command) {
    const asked = name === "--help" || name === "-h" || name === "help";
    (asked ? terminal.stdout : terminal.stderr)(USAGE);
    return asked ? EXIT_CODE.done : EXIT_CODE.refused;
  }
  const json = rest.includes("--json");
  const result = await runSafely(
    command,
    rest.filter((word) => word !== "--json"),
    terminal,
  );
  if (json) terminal.stdout(`${JSON.stringify(result.json, undefined, 1)}\n`);
  else {
    const print = result.exitCode >= EXIT_CODE.refused ? terminal.stderr : terminal.stdout;
    print(`${result.lines.join("\n")}\n`);
  }
  return result.exitCode;
}

async function runSafely(command: Command, args: readonly string[], terminal: Terminal): Promise<CommandResult> {
  try {
    return await command(args, terminal);
  } catch (error) {
    if (error instanceof Refusal) return resultOfRefusal(error);
    const message = error instanceof Error ? error.message : String(error);
    const trace = error instanceof Error && error.stack ? error.stack.split("\n").slice(1) : [];
    return {
      exitCode: EXIT_CODE.failed,
      json: { failed: message },
      lines: [`tracewright failed: ${message}`, ...trace, "Internal error. Your files are unchanged."],
    };
  }
}
