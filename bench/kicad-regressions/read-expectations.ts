/** How many findings a test of KiCad expects of a board, and which it counts. */
export interface Expectation {
  readonly board: string;
  readonly findings: number;
  readonly isAtLeast: boolean;
  /** Rules that the test turns off, by KiCad's names. */
  readonly ignored: ReadonlySet<string>;
  /** The rules that it counts; all where it turns none off but these on. */
  readonly only: ReadonlySet<string>;
  /** Rules whose findings the test makes errors. */
  readonly raised: ReadonlySet<string>;
  /** Zones are filled first. */
  readonly isFilled: boolean;
  readonly countsErrorsAlone: boolean;
}

/** Names in KiCad's source that are not those of its findings. */
const NAMES: Readonly<Record<string, string>> = {
  allowed_items: "items_not_allowed",
  dangling_track: "track_dangling",
  dangling_via: "via_dangling",
  drilled_holes_too_close: "hole_near_hole",
  edge_clearance: "copper_edge_clearance",
  missing_courtyard: "missing_courtyard",
  overlapping_footprints: "courtyards_overlap",
  silk_clearance: "silk_overlap",
  silk_mask_clearance: "silk_over_copper",
  soldermask_bridge: "solder_mask_bridge",
  overlapping_silk: "silk_overlap",
};

/** What the cases of one test file expect, as far as they load boards and count findings. */
export function readExpectations(source: string): Expectation[] {
  const cases = source.split(/^(?=BOOST_(?:FIXTURE|AUTO)_TEST_CASE\()/m).filter((text) => text.startsWith("BOOST_"));
  return cases.flatMap((text) => {
    const code = text.replace(/\/\/[^\n]*/g, "");
    const settings = {
      ignored: new Set(rulesIn(code, /DRCE_(\w+)\s*\]\s*=\s*SEVERITY::RPT_SEVERITY_IGNORE/g)),
      only: /\[\s*ii\s*\]\s*=\s*SEVERITY::RPT_SEVERITY_IGNORE/.test(code)
        ? new Set(rulesIn(code, /DRCE_(\w+)\s*\]\s*=\s*SEVERITY::RPT_SEVERITY_ERROR/g))
        : new Set<string>(),
      raised: new Set(rulesIn(code, /DRCE_(\w+)\s*\]\s*=\s*SEVERITY::RPT_SEVERITY_ERROR/g)),
      isFilled: /KI_TEST::FillZones/.test(code),
      countsErrorsAlone: /GetSeverity\([^)]*GetErrorCode\(\)\s*\)\s*==\s*SEVERITY::RPT_SEVERITY_ERROR/.test(code),
    };
    return boardsOf(code).map(({ ignoredToo = [], ...one }) => ({
      ...settings,
      ...one,
      ignored: new Set([...settings.ignored, ...ignoredToo]),
    }));
  });
}

type Counted = Pick<Expectation, "board" | "findings" | "isAtLeast"> & { readonly ignoredToo?: readonly string[] };

function boardsOf(code: string): Counted[] {
  const pairs = [...code.matchAll(/\{\s*"([\w./-]+)"\s*,\s*(\d+)\s*(?:,\s*(\w+|\{\s*\})\s*)?\}/g)];
  if (pairs.length > 0)
    return pairs.map(([, board = "", findings, named]) => ({
      board,
      findings: Number(findings),
      isAtLeast: false,
      ignoredToo: named ? rulesIn(code, new RegExp(`\\b${escaped(named)}\\s*\\[\\s*DRCE_(\\w+)`, "g")) : [],
    }));
  const list = /std::vector<wxString>\s+\w+\s*=\s*\{([^}]*)\}/.exec(code)?.[1];
  if (list)
    return [...list.matchAll(/"([\w./-]+)"/g)].map(([, board = ""]) => ({ board, findings: 0, isAtLeast: false }));
  const board =
    /LoadBoard\(\s*\w+\s*,\s*(?:wxT\(\s*)?"([\w./-]+)"/.exec(code)?.[1] ??
    /brd_name\(\s*wxT\(\s*"([\w./-]+)"/.exec(code)?.[1];
  const exactly =
    /expected_err_cnt\s*=\s*(\d+)/.exec(code)?.[1] ??
    /violations\.size\(\)\s*==\s*(\d+)/.exec(code)?.[1] ??
    /BOOST_CHECK_EQUAL\(\s*violations\.size\(\)\s*,\s*(\d+)/.exec(code)?.[1];
  const atLeast = /BOOST_CHECK_GE\(\s*violations\.size\(\)\s*,\s*(\d+)/.exec(code)?.[1];
  const findings = exactly ?? atLeast;
  return board && findings ? [{ board, findings: Number(findings), isAtLeast: exactly === undefined }] : [];
}

function rulesIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, name = ""]) => NAMES[name.toLowerCase()] ?? name.toLowerCase());
}

function escaped(name: string): string {
  return name.replaceAll(/[^\w]/g, "\\$&");
}
