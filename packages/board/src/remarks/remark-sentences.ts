/**
 * What the import says of files, in English. Other languages hold the same sentences under the same names, with the same values in
 * double braces. A value may be a phrase of its own, which then stands further down here.
 */
export const REMARK_SENTENCES = {
  "file-problem": "{{file}}: {{problem}}.",
  "shape-left-out": "{{file}}: {{shape}} was left out: {{why}}.",
  "shapes-left-out": "{{file}}: {{count}} further shapes were left out.",
  "shape-refused": "{{file}} (EasyEDA): {{shape}}: {{why}}. Nothing was imported.",
  "shapes-refused": "{{file}} (EasyEDA): {{count}} further shapes cannot be read. Nothing was imported.",
  "no-project-file": "{{file}} is {{name}} and was not imported.",
  "no-project-file-remedy": "{{file}} is {{name}} and was not imported. {{remedy}}",
  "kicad-5-unknown":
    "{{file}} is a file of KiCad 5 or older of no known kind and was not read. Open the project in KiCad 6 or later and save it.",
  "board-named-schematic": "{{file}} is named as a schematic but holds a board; it was read as a board.",
  "older-schematic":
    "{{file}} is a schematic of KiCad 5 or older and was not read, because there is one of KiCad 6 or later beside it.",
  "several-boards": "There are {{count}} boards: {{names}}. A project has one; hand in the one you mean.",
  "two-schematics":
    "There are two schematics: {{easyeda}} of EasyEDA and {{kicad}} of KiCad. A project has one; hand in the one you mean.",
  "several-roots":
    "There are {{count}} schematics that no other includes: {{names}}. A project has one root; hand in the one you mean, with its sheets, or the project file that names it.",
  "nothing-to-import": "None of the files holds a board or a schematic that can be read.",
  "not-a-board": '{{file}} is not a KiCad board: it begins with "{{beginning}}".',
  "file-refused": "{{file}}: {{problem}}. Nothing was imported.",
  "footprint-file-left-out": "{{file}}: {{problem}}. The footprint was left out.",
  "further-remarks": '{{file}}: {{count}} further remarks of the kind "{{code}}" are not listed.',
  "undeclared-net": "{{subject}} names net {{net}}, which the file does not declare; {{remedy}}.",
  "unknown-layer": '{{item}} of {{subject}} lies on layer "{{layer}}", which is not known; it was left out.',
  "absent-layer":
    "{{layer}} is none of the board's {{layers}} copper layers, but holds {{tracks}} tracks and {{zones}} zones: they were kept, and no film shows them.",
  "reference-twice-on-board":
    "{{reference}} stands {{count}} times ({{count}}x) on the board; the parts were kept apart.",
  "references-twice-on-board": "{{file}}: {{count}} further references stand several times.",
  "reference-twice-in-schematic":
    "{{reference}} stands {{count}} times in the schematic; the parts were kept apart. Annotate the schematic to number them.",
  "not-annotated": "Parts without a number yet: {{count}} ({{names}}). Annotate the schematic.",
  "unused-sheet": "{{file}} belongs to no sheet of {{root}} and was not imported.",
  "too-many-sheets":
    "{{file}} opens into more than {{limit}} sheets. Sheets that are used twice within sheets that are used twice multiply.",
  "missing-sheet":
    '{{file}}: the sheet "{{sheet}}" is kept in {{sheetFile}}, which is missing from the upload. Hand that file in as well.',
  "sheet-cycle": "The sheets include each other: {{ring}}. Open the project in KiCad and remove one of these sheets.",
  "missing-library":
    "{{files}}: symbols that no library among the files has: {{count}} ({{names}}); their pins and what they join are not known. Hand in {{wanted}}, which lies beside the schematic.",
  "odd-matrix":
    "{{file}}: {{symbol}} in line {{line}} stands by the matrix {{matrix}}, which neither turns nor mirrors it; it was read as standing upright.",
  "project-not-json": "{{file}} is not the JSON of a KiCad project ({{why}}); its rules were not read.",
  "project-no-length": "{{file}}: {{key}} is {{value}}, which is no length in millimetres; it was passed over.",
  "rules-unreadable": "{{file}}: its rules cannot be read ({{why}}); they are kept as they are and not obeyed here.",
  "rules-not-obeyed":
    "{{file}}: {{count}} of {{all}} rules ({{names}}) are kept and written back, but neither obeyed nor checked here. Check the finished board in KiCad.",
  "part-not-on-board": "{{reference}} ({{value}}) stands in the schematic and not on the board.",
  "part-not-in-schematic": "{{reference}} ({{value}}) stands on the board and not in the schematic.",
  "pin-without-pad":
    "{{reference}} pin {{pin}} is on {{net}} in the schematic, and {{reference}} has no such pad on the board.",
  "pad-without-pin":
    "{{reference}} pad {{pad}} is on {{net}} on the board, and {{reference}} has no such pin in the schematic.",
  "pin-on-other-net":
    "{{reference}} pin {{pin}} is on {{circuitNet}} in the schematic and on {{boardNet}} on the board.",
  "further-differences": "{{schematic}} and {{board}} differ in {{count}} further places.",
  "easyeda-object-form":
    "{{file}} is an EasyEDA document as the editor's scripting interface hands it out, with objects for shapes, which cannot be read. Save the document itself (EasyEDA: File → EasyEDA File Source → Download) and hand that in. Nothing was imported.",
  "easyeda-says-nothing":
    "{{file}} looks like an EasyEDA document but says neither what it is (docType) nor which shapes it has. Save it once more (EasyEDA: File → EasyEDA File Source → Download). Nothing was imported.",
  "easyeda-sheets-unreadable":
    "{{file}} (EasyEDA) holds {{count}} sheets without shapes that can be read. Nothing was imported.",
  "easyeda-library-part":
    "{{file}} is an EasyEDA library {{part}}, not a project. Hand in the schematic or the board (EasyEDA: File → EasyEDA File Source → Download).",
  "easyeda-empty-board": "{{file}} is an EasyEDA board without a single shape that can be read.",
  "line-on-no-layer": "{{file}}: a line ({{id}}) on {{layer}} was left out: no layer of a board.",
  "cut-outs-left-out": "{{file}}: cut-outs in drawn areas (no copper, no hole) were left out: {{count}} ({{places}}).",
  "outline-snapped":
    "{{file}}: ends of the board outline were brought to the corner beside them: {{count}}, by {{micrometres}} µm at most.",
  "outline-gap-closed":
    "{{file}}: the board outline was healed at ({{x}}, {{y}}) mm: gap closed, {{distance}} mm (tolerance {{tolerance}} mm).",
  "outline-spur-cut":
    "{{file}}: the board outline was healed at ({{x}}, {{y}}) mm: spur cut off, {{distance}} mm (tolerance {{tolerance}} mm).",
  "outline-healed-further": "{{file}}: the board outline was healed at {{count}} further places.",
  "too-many-parts": "{{count}} parts: the limit is {{limit}}",
  "too-many-pins": "{{count}} pins: the limit is {{limit}}",
  "too-many-nets": "{{count}} nets: the limit is {{limit}}",
  "copper-layers": "2 or 4 copper layers are supported, and this board has {{count}} ({{names}})",
  "outline-open": "the board outline is open between {{from}} and {{to}}, {{distance}} mm apart",
  "outline-crosses": "the board outline crosses or touches itself at {{place}}",
  "outline-nothing": "there is no board outline: nothing is drawn on Edge.Cuts",
  "outline-no-area": "Edge.Cuts encloses no area",
  "part-outside": "{{reference}} lies outside the board outline",
  "further-misplaced": "{{count}} further parts stand outside the outline or in one another.",

  // Phrases within these.
  "is-empty": "the file is empty",
  "is-utf-32": "the file is UTF-32 text; save it as UTF-8",
  "is-not-text": "the file is not valid {{encoding}} text; save it as UTF-8",
  "is-not-json": "it is not valid JSON ({{why}})",
  "is-json-too-deep": "its JSON is nested too deeply (more than {{levels}} levels)",
  "syntax-not-a-list": "it does not begin with a parenthesis",
  "syntax-too-deep": "nested too deeply: more than {{levels}} lists",
  "syntax-text-open": "a quoted text is not closed",
  "syntax-lists-open": "the file ends unbalanced: {{count}} lists are still open, the innermost since line {{line}}",
  "syntax-more-text": "there is more text after the closing parenthesis",
  "zip-entries": "it holds more than {{limit}} entries",
  "zip-bytes": "it unpacks to more than {{megabytes}} MB",
  "zip-easyeda-pro": "it is an EasyEDA Pro project, which cannot be read. {{remedy}}",
  "zip-of-zips": "it holds no project but further zips ({{name}}): unpack it and hand in the one you mean",
  "zip-without-project": "it holds no file of a project",
  "zip-broken": "the zip cannot be unpacked ({{why}})",
  "number-in-list": "{{subject}}: {{list}} holds {{number}} in line {{line}}, {{why}}",
  "length-in-line": "line {{line}} holds {{number}} where a length is due (−2000 to 2000 mm)",
  "block-cut-off": "the block that begins in line {{line}} is cut off before its {{end}}",
  "symbol-cut-off": "the symbol {{name}} that begins in line {{line}} is cut off before its ENDDEF",
  "sheet-cut-off": "the file is cut off: it does not end with $EndSCHEMATC",
  "number-out-of-range": "which is out of range (−2000 to 2000 mm)",
  "number-is-none": "which is not a number",
  nothing: "nothing",
  "no-net": "no net",
  "net-left-out": "it was left without a net",
  "net-joined-by-name": "it was joined to the net of that name",
  "one-or-other": "{{one}}, or {{other}}",
  "a-track": "a track",
  "a-via": "a via",
  "a-zone": "a zone",
  "a-dimension": "a dimension",
  "the-board": "the board",
  "the-setup": "the board's setup",
  "a-part-without-reference": "a part without reference",
  "a-file-without-name": "a file without a name",
  "png-picture": "a PNG picture",
  "jpeg-picture": "a JPEG picture",
  "gif-picture": "a GIF picture",
  "pdf-document": "a PDF document",
  "gzip-archive": "a gzip archive",
  "no-known-file": "no KiCad or EasyEDA file",
  "no-known-json": "JSON of no known kind",
  "kicad-library": "a KiCad library or drawing sheet ({{head}})",
  "easyeda-pro": "an EasyEDA Pro document",
  "altium-text": "an Altium document saved as text",
  "altium-project": "an Altium project file",
  "altium-document": "an Altium document",
  "ole-document": "an OLE document of another program (Altium's are recognised)",
  "remedy-easyeda-pro":
    "Open the project in KiCad 8 or later (File → Import Non-KiCad Project → EasyEDA (JLCEDA) Pro Project), save it, and hand in the KiCad project; or hand in the project of EasyEDA Standard, if there is one.",
  "remedy-easyeda-pro-zip":
    "Open the project in KiCad 8 or later (File → Import Non-KiCad Project → EasyEDA (JLCEDA) Pro Project), save it, and hand in the KiCad project; or hand in the project of EasyEDA Standard, if there is one",
  "library-symbol": "symbol",
  "library-footprint": "footprint",
  "is-no-shape": "it is {{found}} and no shape",
  "kind-unknown": 'a shape of kind "{{kind}}" is none that is known',
  "pictures-not-kept": "pictures are not kept",
  "no-text": "it is no text",
  "without-id": "without id",
  "remedy-altium":
    "Open the project in KiCad (File → Import Non-KiCad Project → Altium Project), save it, and hand in the KiCad project.",
  "remedy-altium-text":
    "In Altium save it as binary (File → Save As). Open the project in KiCad (File → Import Non-KiCad Project → Altium Project), save it, and hand in the KiCad project.",
} as const;
