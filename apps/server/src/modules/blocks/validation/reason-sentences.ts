import { BLOCK_SENTENCES, type BlockFindingCode } from "@tracewright/blocks";
import { type Catalogue, render } from "@tracewright/text";
import type { ValidationReason } from "../../../platform/database/block-records.ts";
import type { Language } from "../../../platform/database/tables.ts";

type FaultCode = Exclude<ValidationReason["kind"], BlockFindingCode>;

const FAULT_SENTENCES = {
  NEED_MISSING: "{{count}} needed blocks are not in the library or have no complete version. Choose others.",
  NEED_OTHER_PORT: "{{block}} has no port {{port}} to be joined to. Choose another port.",
  NEED_CYCLE: "{{block}} needs this block in turn. Remove one of the two needs.",
  FILE_UNREADABLE: "{{file}} cannot be used: {{why}}",
  DESIGN_BLOCK_NONE: "{{file}} holds no design block of KiCad. Pack the folder with the ending .kicad_block.",
  DESIGN_BLOCK_SEVERAL: "{{file}} holds several design blocks: {{names}}. Pack one of them.",
  LAYOUT_MISMATCH:
    "Schematic and layout differ in {{count}} places: {{why}} Correct one of the files, or use the layout alone.",
  LAYOUT_DRC: "The layout has {{count}} short circuits ({{rule}}). Correct the layout.",
  LAYOUT_KEPT:
    "The layout has {{count}} design rule violations ({{rule}}). They stay as drawn and appear on every board with this block.",
  OUT_OF_MEMORY: "The validation needed too much memory and was stopped. Make the block smaller.",
  OUT_OF_TIME: "The validation took too long and was stopped. Make the block smaller, or try again.",
  INTERNAL: "Internal error. It was logged with id {{id}}. Save the block to try again.",
} as const satisfies Record<FaultCode, string>;

const ENGLISH: Catalogue = { ...BLOCK_SENTENCES, ...FAULT_SENTENCES };

const KOREAN = {
  NEED_MISSING: "필요한 블록 {{count}}개가 라이브러리에 없거나 완성된 버전이 없습니다. 다른 블록을 선택해 주세요.",
  NEED_OTHER_PORT: "{{block}}에 연결할 포트 {{port}}이(가) 없습니다. 다른 포트를 선택해 주세요.",
  NEED_CYCLE: "{{block}}에도 이 블록이 필요합니다. 둘 중 한쪽을 지워 주세요.",
  FILE_UNREADABLE: "{{file}}: 사용할 수 없습니다. {{why}}",
  DESIGN_BLOCK_NONE: "{{file}}: KiCad 디자인 블록이 없습니다. 이름이 .kicad_block으로 끝나는 폴더를 압축해 주세요.",
  DESIGN_BLOCK_SEVERAL: "{{file}}: 디자인 블록이 여러 개 있습니다({{names}}). 하나만 압축해 주세요.",
  LAYOUT_MISMATCH:
    "회로도와 레이아웃이 {{count}}곳에서 다릅니다. {{why}} 파일 하나를 수정하거나 레이아웃만 사용해 주세요.",
  LAYOUT_DRC: "레이아웃에 단락이 {{count}}건 있습니다({{rule}}). 레이아웃을 수정해 주세요.",
  LAYOUT_KEPT:
    "레이아웃에 설계 규칙 위반이 {{count}}건 있습니다({{rule}}). 그린 대로 유지되며 이 블록을 놓은 모든 기판에 표시됩니다.",
  OUT_OF_MEMORY: "검증에 메모리가 너무 많이 필요해 중단했습니다. 블록을 줄여 주세요.",
  OUT_OF_TIME: "검증 시간이 초과되어 중단했습니다. 블록을 줄이거나 다시 시도해 주세요.",
  INTERNAL: "내부 오류입니다. {{id}} 번호로 기록했습니다. 다시 저장하면 재시도합니다.",
  CIRCUIT_NO_PINS: "회로에 핀이 있는 부품이 없습니다.",
  CIRCUIT_TOO_LARGE: "{{what}}: {{count}}개입니다. 최대 {{limit}}개입니다.",
  CIRCUIT_REFERENCE_TWICE: "회로의 두 부품이 같은 참조 {{name}}을 사용합니다.",
  PORT_NONE: "블록에 포트가 없습니다. 블록 밖으로 나가는 넷마다 포트를 추가해 주세요.",
  PORT_DUPLICATE: "두 포트의 키 또는 이름이 같습니다: {{name}}.",
  PORT_NOT_IN_CIRCUIT: "포트 {{port}}: 회로에 넷 {{net}}이(가) 없습니다.",
  PORT_PIN_NOT_IN_CIRCUIT: "포트 {{port}}: 회로에 {{part}} 핀 {{pin}}이(가) 없습니다.",
  PORT_PIN_ON_OTHER_NET: "포트 {{port}}는 넷 {{net}}에 있지만 {{part}} 핀 {{pin}}은 아닙니다.",
  PORT_RANGE: "포트 {{port}}: {{what}}의 최솟값 {{min}}이 최댓값 {{max}}보다 큽니다.",
  PORT_OUTSIDE_ABSOLUTE: "포트 {{port}}: 동작 범위가 절대 최대 정격을 벗어납니다.",
  PORT_SHORTED: "포트 {{name}}과 {{other}}가 같은 넷에 있습니다: {{net}}.",
  PORT_SUPPLY: "포트 {{port}}의 전원 {{name}}은 이 블록의 다른 포트가 아닙니다.",
  PORT_FACT: "포트 {{port}}: {{what}}에 지정된 {{name}}은 이 블록의 다른 {{kind}}가 아닙니다.",
  PORT_VOLTAGE_UNKNOWN: "포트 {{port}}: 전압을 알 수 없어 전압이 필요한 규칙을 판정할 수 없습니다.",
  SOURCE_MISSING: "{{subject}}: 출처 {{name}}이 블록 목록에 없습니다.",
  LAYOUT_PART_MISSING: "회로의 부품 {{part}}이 레이아웃에 없습니다.",
  LAYOUT_PART_UNKNOWN: "레이아웃의 부품 {{part}}이 회로에 없습니다.",
  LAYOUT_NET_DIFFERS: "{{part}} 핀 {{pin}}: 레이아웃에서는 {{net}}, 회로에서는 {{other}}입니다.",
  LAYOUT_ANCHOR: "기준 부품 {{part}}이 레이아웃에 없습니다.",
  LAYOUT_OUTLINE: "블록의 레이아웃에는 외곽선이 없어야 합니다. Edge.Cuts의 도형 {{count}}개를 지워 주세요.",
  LAYOUT_OUTSIDE_FORMAT: "레이아웃의 동박 레이어는 {{count}}개입니다. 최대 {{limit}}개입니다.",
  LAYOUT_NONE: "블록에 레이아웃이 없습니다. 부품을 하나씩 배치합니다.",
  PARAMETER_NAME: "{{name}}은 매개변수 키로 쓸 수 없습니다: {{why}}",
  PARAMETER_KIND: "매개변수 {{name}}: {{value}} 값에 {{search}}와 {{view}}를 함께 쓸 수 없습니다.",
  PARAMETER_UNIT: "{{subject}}: 단위가 맞지 않습니다. {{why}}",
  PARAMETER_CYCLE: "매개변수가 서로 순환합니다: {{path}}.",
  PARAMETER_RANGE: "매개변수 {{name}}: {{value}}은 허용 범위 {{allowed}}에 들지 않습니다.",
  PARAMETER_REQUIRED: "매개변수 {{name}}에 값이 필요합니다.",
  PARAMETER_VALUE: "매개변수 {{name}}: {{value}}을 {{what}}(으)로 읽을 수 없습니다.",
  PARAMETER_TARGET: "매개변수 {{name}}이 정하는 {{part}}이 회로에 없습니다.",
  FORMULA_SYNTAX: "{{name}}의 수식: {{why}}",
  FORMULA_TOO_LONG: "{{name}}의 수식: {{count}}자입니다. 최대 {{limit}}자입니다.",
  NEED_UNNAMED: "필요 항목 {{name}}에 블록이나 기능이 지정되지 않았습니다.",
  NEED_PORT: "필요한 블록이 이 블록에 없는 포트 {{port}}에 연결되어 있습니다.",
  MATERIAL_UNKNOWN_PART: "자재가 가리키는 {{part}}이 회로에 없습니다.",
  MATERIAL_NONE_DEFAULT: "{{part}}: 기본 자재가 {{count}}개입니다. 하나여야 합니다.",
  MATERIAL_NO_NUMBER: "{{part}}: 제조사 부품 번호가 없습니다.",
} as const satisfies Record<ValidationReason["kind"], string>;

/** Why a version is as it is, in the language of the screens. */
export function reasonSentence({ kind, facts }: ValidationReason, language: Language): string {
  return render({ kind, facts }, language === "ko" ? KOREAN : ENGLISH);
}
