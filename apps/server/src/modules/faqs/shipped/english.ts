import type { ShippedAnswers } from "./shipped-answers.ts";

export const ENGLISH_ANSWERS: ShippedAnswers = {
  categories: {
    import: "Files and import",
    work: "Placement and routing",
    fabrication: "Fabrication and parts",
    account: "Account and privacy",
  },
  answers: {
    formats: {
      question: "Which files can I upload?",
      answer: [
        "KiCad 4 to 10: boards (.kicad_pcb), schematics with all their sheets (.kicad_sch; in KiCad 4 and 5 .sch with the -cache.lib), project settings (.kicad_pro), design rules (.kicad_dru) and footprints (.kicad_mod). EasyEDA Standard: schematics and boards as .json.",
        "You can also upload the whole project as one .zip. A file may have up to 100 MB, all files of a project together 200 MB.",
        "The content of a file decides what it is, not its name.",
      ],
    },
    "no-project-file": {
      question: "My KiCad board has no .kicad_pro file. Which design rules apply?",
      answer: [
        "From KiCad 6 on, design rules are in the .kicad_pro file next to the board. Without that file, KiCad's defaults apply: clearance 0.2 mm, track 0.25 mm, via 0.8 mm with a 0.4 mm hole.",
        "Tracewright then measures the copper and offers rules inferred from it: the widths and vias that are most common, and the smallest clearances, holes and annular rings that occur several times. You see both values of each rule and choose. Inferred rules are never stricter than the defaults.",
        "If you have the file, upload it together with the board. You can change rules later under Design rules.",
      ],
    },
    "schematic-alone": {
      question: "Can I start from a schematic without a board?",
      answer: [
        "Yes. Upload the schematic with all its sheets. Tracewright chooses a footprint for each part and says why, and proposes an outline, layers, planes and net classes. You confirm or change each of them before the board is created.",
        "Parts whose footprint is unknown are listed. Choose a footprint from the library, draw one, or upload the .kicad_mod file. Assembly files are refused while a part has only a stand-in footprint, and the check of the fabrication files fails.",
      ],
    },
    "size-limits": {
      question: "How large may a design be?",
      answer: [
        "Placement and routing accept boards with up to 1,000 parts, 2,000 pins and 400 nets on 2 or 4 copper layers.",
        "Larger boards can be imported, viewed, checked and exported up to much higher limits, for example 10,000 parts and 40,000 tracks. A design beyond a limit is refused with the number and the limit.",
      ],
    },
    receipt: {
      question: "How do I know that nothing was lost in the import?",
      answer: [
        "Every import has a receipt. It counts the objects of each kind that were imported, preserved unread, converted and dropped, and lists every remark with its file and place.",
        "You see the receipt before the project is created, and later in the workspace as Import receipt.",
      ],
    },
    "newer-schematic": {
      question: "I changed the schematic. How do I update the board?",
      answer: [
        "Open the project and choose Update from schematic. Upload the newer schematic with all its sheets. Each difference is one line: new, removed and renamed parts, footprints, values and connections.",
        "Only the lines that you leave ticked are applied. Places and tracks stay unless a line says otherwise. To undo the update, apply an earlier version in the history.",
      ],
    },
    "open-connections": {
      question: "Why are connections still open after routing?",
      answer: [
        "Each open connection is listed with its reason and its place on the board: which nets block it, how many tracks fit through a gap and how many are needed, or which clearance is missing. Where a change may help, it is named: a narrower track, a smaller clearance, more space, or another layer.",
        "If the reason is that the run ended before a path was found, run it again with more time. You can route the remaining connections alone, allow existing tracks to move, or draw the tracks yourself and route the rest.",
      ],
    },
    complete: {
      question: "When is a board complete?",
      answer: [
        "A board is complete when every connection is made and no design rule is violated. The check runs on the result after the zones are refilled, and its rules are those of KiCad's own check.",
        "A result with open connections or violations is shown as such. It never says complete.",
      ],
    },
    "keep-in-place": {
      question: "How do I keep parts and tracks where they are?",
      answer: [
        "Lock them: select them in the workspace and choose Lock. Locked parts never move, and locked tracks and vias never change. Locks from KiCad are imported.",
        "For one placement, you can also name fixed parts in its options, for example J*, H*. For routing, choose what may happen to existing tracks: keep, shove, rip up or remove first.",
      ],
    },
    "close-browser": {
      question: "Can I close the browser while a run works?",
      answer: [
        "Yes. Runs work on the server. When a run ends, you get a notification and, unless you switched it off, a mail.",
        "You can pause a run and resume it later, also on another computer. Results so far are kept.",
      ],
    },
    "undo-result": {
      question: "I do not like a result. How do I get my board back?",
      answer: [
        "A result changes nothing until you apply it. Discard it and the board is as it was.",
        "If you have applied it, open the history and apply an earlier version. It becomes the newest version, and the later ones stay in the history.",
      ],
    },
    "failed-run": {
      question: "A run failed. What can I do?",
      answer: [
        "A failed run leaves your board unchanged. The message says why: the time or memory was used up, a part has no space, or the server was interrupted. Routing fewer nets or a smaller part of the board needs less time and memory.",
        "If the message says Internal error, the error was logged on the server. Run it again. If it fails again, contact support and attach the project: version, run, findings and log go along.",
      ],
    },
    "fab-files": {
      question: "Which files do I send to the fab?",
      answer: [
        "Export Fabrication files in the workspace or on the result page, under Files. The zip has Gerber and drill files, the netlist, the job file and a report of the checks. For assembly, export the bill of materials and the positions as well.",
        "Choose the fab first: the files are checked against its limits. After writing, Tracewright reads the files back and compares outline, layers, holes and nets with the board. Without this proof nothing can be downloaded.",
      ],
    },
    "failed-checks": {
      question: "The export says that some file checks failed. Can I use the files?",
      answer: [
        "The files show the board as it is, but something on it is outside the limits of the chosen fab, for example a hole that is too small. The report names the place and the value.",
        "Change the board, choose another fab, or ask the fab. You can download the files anyway. If the files could not be verified, there is no download.",
      ],
    },
    "go-on-in-kicad": {
      question: "Can I continue in KiCad?",
      answer: [
        "Yes. Export the KiCad project. The board opens in KiCad with its tracks, zones, rules and net classes. Objects that Tracewright does not use are written back as they were read.",
      ],
    },
    "no-prices": {
      question: "Why does the bill of materials show no prices?",
      answer: [
        "Prices and stock come from the sources that the administrator of this server has set up: a supplier or an imported price list. Without a source, or where a part has no part number, they are shown as unknown and are not in totals.",
        "Tracewright never estimates a price. Confirm the part in part matching, or choose a supplier part in the bill.",
      ],
    },
    "who-sees": {
      question: "Who can see my projects?",
      answer: [
        "You alone, and for projects of a team its members. For everybody else a project does not exist, and its address answers that it was not found.",
        "Administrators of this server see how many runs and files there are, not the content of your projects. If you attach a project to an inquiry, you see beforehand what is sent, and support can see that until you delete the inquiry.",
        "Everything is stored on this server. No page loads anything from other hosts. If a supplier is set up, only part numbers and search words are sent to it.",
      ],
    },
    "delete-project": {
      question: "What happens when I delete a project?",
      answer: [
        "The project disappears at once, with its versions and results, and a running task is stopped. Its data is erased from the server after 30 days. Files that you have exported to your computer are not affected.",
      ],
    },
    "delete-account": {
      question: "How do I delete my account?",
      answer: [
        "Under My page, Account management, choose Delete account. Your profile, projects, results and files are deleted at once and cannot be brought back. You can sign up again with the same address.",
        "Work in a team belongs to the team and stays, without your name. If you own a team with other members, hand it over or delete it first.",
      ],
    },
    mails: {
      question: "How do I switch off mail about runs?",
      answer: [
        "Open the bell at the top of the page and choose Notifications by e-mail. You decide for each task whether a mail is sent when it starts, completes or fails. Changes apply immediately.",
        "Verification codes and notices of a password change are always sent.",
      ],
    },
    "forgotten-password": {
      question: "I forgot my password.",
      answer: [
        "Choose “Forgot your password?” on the log-in page. A code is sent to your address; it is valid for 10 minutes and works in the browser in which you requested it. All other sessions are logged out when you set the new password.",
        "If you log in with Google or Kakao, the account has no password here.",
      ],
    },
  },
};
