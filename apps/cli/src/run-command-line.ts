import type { CommandResult } from "./command-result.ts";
import { checkCommand } from "./commands/check.ts";
import { exportCommand } from "./commands/export.ts";
import { importCommand } from "./commands/import.ts";
import { lengthsCommand } from "./commands/lengths.ts";
import { librariesCommand } from "./commands/libraries.ts";
import { placeCommand } from "./commands/place.ts";
import { referencesCommand } from "./commands/references.ts";
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
  lengths: lengthsCommand,
  libraries: librariesCommand,
  route: routeCommand,
  place: placeCommand,
  references: referencesCommand,
  update: updateCommand,
  export: exportCommand,
  run: runCommand,
};

const USAGE = `tracewright: circuit boards from files to files

  tracewright import FILE…|DIR|ZIP                 what a project holds and what became of it
  tracewright check  FILE                          broken rules, open connections, limits
  tracewright lengths FILE [-o OUT.csv]            track length by net, pair, bus and net class
  tracewright place  IN -o OUTDIR                  three placements: candidate-1.kicad_pcb … -3
      --mode MODE         what may move, of parts that are neither locked nor fixed:
                          all anew | unplaced | selected anew (with --parts) | improve (with --radius) | swap places
                          (unplaced, or all where every part is placed)
      --parts R1,C*       what selected places; what improve and swap keep to
      --radius MM         how far improve may move a part
      --sides as-is|front|both  on which sides of the board they may stand  (as-is)
      --max-height-front 8mm  --max-height-back 120mil   no part there is higher; 0: none at all
      --height-area back:3mm:10,5,40,25   the same within left, top, right, bottom (mm); may be given again
      --height C4,C5=11.5mm   how high parts are, where neither a field nor the package's standard says it; may be given again
      --unknown-heights allowed|kept-out  what limits do with parts whose height nobody knows  (allowed, and told)
      --on-front J*  --on-back C4,C5      parts that stand on that side
      --strip             the same as --mode all
      --fixed J1,H*       parts that stay where they are
      --time SECONDS      (60)      --seed N  (1)
      IN may be a schematic (.kicad_sch) alone: the board is made of it, with footprints of .pretty folders beside it, KiCad's
      libraries on this machine (see libraries; KICAD_LIBRARIES names their folders, or none), else our own
      --size 60x40        its width and height in mm (60x40) or mil (2400x1600mil); proposed from the parts' area otherwise
      --ratio 3:2         the proportion of the size proposed  (4:3)
      --form NAME         raspberry-pi-hat, arduino-uno-shield, feather, eurorack-4hp … -20hp, m2-2230 … -2280, credit-card
      --layers 2|4        its copper layers; proposed from what there is to route otherwise
      --planes yes|no     ground on both sides, with four layers also inside, with the main supply  (yes)
      --net-classes yes|no  widths of supplies by current, of pairs by impedance  (yes)
      --fab jlcpcb|osh-park|ours|none  no rule goes below what this fab makes  (jlcpcb)
      --footprints MAP.csv  lines "R1,Library:Name" or "wanted name,file.kicad_mod" that say which footprints parts get
      --stand-ins yes|no  pads made up from the symbol for parts whose footprint nobody knows, or none, and refuse  (yes)
  tracewright update BOARD.kicad_pcb --schematic FILE|DIR|ZIP -o OUT.kicad_pcb  what a newer schematic, or board, changes
      --schematic …       may be given again; what is not touched keeps its place and copper
      --dry-run           only list the changes, with their ids
      --accept all|KINDS|IDS  which of them are made, separated by commas; locked parts and copper go by name alone  (all)
      --except KINDS|IDS  which of these are not
  tracewright references IN.kicad_pcb -o OUT.kicad_pcb  texts on silkscreen come to lie where they are printed whole
      --parts R1,C*       only those of these parts
      --anew              weigh all places, also for texts that are printed whole where they lie
  tracewright route  IN.kicad_pcb -o OUT.kicad_pcb automatic routing
      --strip             remove unlocked tracks and vias first
      --pours keep|tracks keep the zones and fill them, or remove them and route every net as tracks
      --nets NAME,…       only these nets; * and ? stand for any text and any sign
      --region X1,Y1,X2,Y2  only connections within, in millimetres
      --existing keep|shove|rip  what may happen to unlocked tracks and vias: nothing, make room, be replaced  (keep)
      --only-optimise     join nothing new, only save vias and length of what is routed
      --pairs coupled|separate  differential pairs as pairs, or as any other nets  (coupled)
      --effort draft|normal|thorough  how long it improves what it has joined
      --options FILE.json layers, directions and priorities by net class and net, and all of the above
      --time SECONDS      (120)     --seed N  (1)     --workers N
  tracewright export IN -o OUT [--as KIND]         files for others  (gerber)
      --as gerber         Gerber and drill files as a zip, proven by reading them back
        --preset x2|jlc   (x2)   --fill stored|refill  copper areas as the design has them, or filled again  (stored, unless that is worse)
      --as bom -o OUT.csv|.xlsx       bill of materials
      --as cpl -o OUT.csv|.xlsx       positions of the parts, for pick and place
      --as assembly       both kinds of both as a zip
        --preset neutral|jlc  (neutral)   --boards N  what the bill of materials counts for  (1)
        --rotations FILE.csv  how parts lie on their reels: supplier's part number, degrees
      --as kicad          a project for KiCad 6 and later as a zip: board, rules and all sheets, or the schematic alone
      --as drawing        as OUT.pdf, .svg, .png, .jpg or .zip (all of them), to look at and to print
        --of layout|assembly|schematic   (layout)   --language en|ko  of title blocks
        --layers F.Cu,F.SilkS  --each-layer  --side front|back  --drills actual|small|none
        --paper own|A4|A3|A2|A1|A0|Letter  --black  --dpi N   (A4 to print, own for pictures; 300)
      --as glb -o OUT.glb             3D model for viewers
      --as step -o OUT.step           3D model for mechanical design (AP214)
        --height C4,C5=11.5mm   how high parts are, as under place; may be given again
  tracewright run    IN -o OUTDIR                  place, route, check and export
  tracewright libraries list|get|remove            KiCad's footprint libraries on this machine
      get                 brings KiCad's official archive into the data folder of the server, where designs find it
      --from URL          another archive (KICAD_LIBRARIES_URL; KiCad's own repository of version 9)
      --file FILE.zip|.tar.gz  one that is here already
      --sha256 HEX        refuse it unless it has this checksum
      remove              deletes what get has brought
      --data DIR          the data folder  (DATA_DIR, or .tracewright in the checkout)

  Every command that reads a project takes:
      --use board|schematic   which side counts where they differ: the board as it is, or a new one of the schematic
      --infer-rules       a board that came without its .kicad_pro takes the rules that its copper keeps

  --json   the result as JSON on standard output, and nothing else there
  Exit code: 0 done, 1 done but incomplete or with findings, 2 input refused, 3 a failure of our own.
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
      lines: [`tracewright failed: ${message}`, ...trace, "This is a fault of Tracewright; your files are unchanged."],
    };
  }
}
